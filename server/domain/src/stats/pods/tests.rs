use podium_test_seed::{Luck, next};

use super::*;

fn guests(count: usize, luck: &Luck) -> Vec<Guest> {
    let guest = |_| Guest {
        rating: Some(Rating {
            mu: 10.0 + luck.below(300) as f64 / 10.0,
            sigma: 3.0,
        }),
        bracket: Some(luck.below(6))
            .filter(|bracket| *bracket > 0)
            .map(|bracket| bracket as u8),
        locked: None,
    };
    (0..count).map(guest).collect()
}

fn meetings(count: usize, luck: &Luck) -> Meetings {
    let mut met = Meetings::none(count);
    for one in 0..count {
        for other in one + 1..count {
            met.add(one, other, luck.below(4) as u32);
        }
    }
    met
}

fn random(count: usize, luck: &Luck) -> Pods {
    let mut order: Vec<usize> = (0..count).collect();
    for at in (1..count).rev() {
        order.swap(at, luck.below(at as u64 + 1) as usize);
    }
    parted(&order)
}

/// Pods of the usual sizes, by the order of the people.
fn parted(order: &[usize]) -> Pods {
    let mut order = order.iter().copied();
    let sizes = sizes(order.len()).unwrap();
    sizes.iter().map(|size| order.by_ref().take(*size).collect()).collect()
}

fn everybody(pods: &[Vec<usize>]) -> Vec<usize> {
    let mut all = pods.concat();
    all.sort_unstable();
    all
}

/// Calls for every order of the people.
fn orders(people: &mut Vec<usize>, fixed: usize, each: &mut impl FnMut(&[usize])) {
    if fixed == people.len() {
        return each(people);
    }
    for at in fixed..people.len() {
        people.swap(fixed, at);
        orders(people, fixed + 1, each);
        people.swap(fixed, at);
    }
}

#[test]
fn fours_where_possible() {
    let found: Vec<_> = (3..=14).map(|people| sizes(people).unwrap()).collect();
    let wanted: [&[usize]; 12] = [
        &[3],
        &[4],
        &[5],
        &[3, 3],
        &[4, 3],
        &[4, 4],
        &[5, 4],
        &[4, 3, 3],
        &[4, 4, 3],
        &[4, 4, 4],
        &[5, 4, 4],
        &[4, 4, 3, 3],
    ];
    assert_eq!(found, wanted);
    assert_eq!([sizes(0), sizes(1), sizes(2)], [None, None, None]);
    for people in 3..=500 {
        let sizes = sizes(people).unwrap();
        assert_eq!(sizes.iter().sum::<usize>(), people);
        assert!(sizes.iter().all(|size| (SMALLEST..=LARGEST).contains(size)));
    }
}

#[test]
fn never_worse_than_chance() {
    let luck = Luck::seeded(next());
    for _ in 0..250 {
        let count = 3 + luck.below(30) as usize;
        let (guests, met) = (guests(count, &luck), meetings(count, &luck));
        let proposed = propose(&guests, &met, &|bound| luck.below(bound)).unwrap();
        assert_eq!(everybody(&proposed), (0..count).collect::<Vec<_>>());
        let found = cost(&guests, &met, &proposed);
        for drawn in [chance(&guests, &met), cost(&guests, &met, &random(count, &luck))] {
            assert!(found <= drawn + 1e-9, "{count}: {found} against {drawn}");
        }
    }
}

/// All arrangements of up to eight are tried here too, in another way: by every order of the people. Their mean is what
/// chance costs, since every order is as likely as any other.
#[test]
fn the_best_there_is_for_up_to_eight() {
    let luck = Luck::seeded(next());
    for count in 3..=8 {
        let (guests, met) = (guests(count, &luck), meetings(count, &luck));
        let (mut best, mut sum, mut tried) = (f64::INFINITY, 0.0, 0.0);
        orders(&mut (0..count).collect(), 0, &mut |order| {
            let cost = cost(&guests, &met, &parted(order));
            (best, sum, tried) = (cost.min(best), sum + cost, tried + 1.0);
        });
        let proposed = propose(&guests, &met, &|bound| luck.below(bound)).unwrap();
        let found = cost(&guests, &met, &proposed);
        assert!((found - best).abs() < 1e-9, "{count}: {found} against {best}");
        let (drawn, mean) = (chance(&guests, &met), sum / tried);
        assert!((drawn - mean).abs() < 1e-6 * mean, "{count}: {drawn} against {mean}");
    }
}

#[test]
fn who_is_locked_stays() {
    let luck = Luck::seeded(next());
    let mut guests = guests(13, &luck);
    for (guest, pod) in [(0, 2), (5, 2), (6, 2), (7, 2), (9, 2), (12, 0)] {
        guests[guest].locked = Some(pod);
    }
    let met = Meetings::none(13);
    let pods = propose(&guests, &met, &|bound| luck.below(bound)).unwrap();
    assert!([0, 5, 6, 7, 9].iter().all(|guest| pods[2].contains(guest)), "{pods:?}");
    assert!(pods[0].contains(&12));
    guests[1].locked = Some(2);
    assert_eq!(
        propose(&guests, &met, &|bound| luck.below(bound)),
        Err(Impossible::Locks),
        "six in a pod"
    );
    guests[1].locked = Some(4);
    assert_eq!(
        propose(&guests, &met, &|bound| luck.below(bound)),
        Err(Impossible::Locks),
        "thirteen have four pods at most"
    );
    assert_eq!(
        propose(&guests[..2], &Meetings::none(2), &|bound| luck.below(bound)),
        Err(Impossible::TooFew)
    );
}

/// Twelve like fours best, but five who stay together are five.
#[test]
fn sizes_give_way_to_locks() {
    let luck = Luck::seeded(next());
    let mut guests = guests(12, &luck);
    guests[..5].iter_mut().for_each(|guest| guest.locked = Some(1));
    let met = meetings(12, &luck);
    let pods = propose(&guests, &met, &|bound| luck.below(bound)).unwrap();
    let mut sizes: Vec<_> = pods.iter().map(Vec::len).collect();
    assert_eq!((everybody(&pods), sizes[1]), ((0..12).collect(), 5));
    sizes.sort_unstable();
    assert_eq!(sizes, [3, 4, 5]);

    let placed = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2];
    for (guest, pod) in guests.iter_mut().zip(placed) {
        guest.locked = Some(pod);
    }
    let given = vec![vec![0, 1, 2], vec![3, 4, 5, 6], vec![7, 8, 9, 10, 11]];
    assert_eq!(
        propose(&guests, &met, &|bound| luck.below(bound)),
        Ok(given),
        "with everybody placed there is nothing to propose"
    );
    guests[2].locked = Some(1);
    assert_eq!(
        propose(&guests, &met, &|bound| luck.below(bound)),
        Err(Impossible::Locks),
        "two are no pod"
    );
}

/// A player without a rating changes the cost only by meetings.
#[test]
fn a_rating_that_is_not_known_counts_for_nothing() {
    let luck = Luck::seeded(next());
    let mut guests = guests(3, &luck);
    guests.iter_mut().for_each(|guest| guest.bracket = None);
    guests[0].rating = None;
    guests[2].rating = guests[1].rating;
    assert_eq!(chance(&guests, &Meetings::none(3)), 0.0);
}

#[test]
fn a_hall_full_of_people_is_seated() {
    let luck = Luck::seeded(next());
    for count in [60, 100] {
        let (guests, met) = (guests(count, &luck), meetings(count, &luck));
        let proposed = propose(&guests, &met, &|bound| luck.below(bound)).unwrap();
        assert_eq!(
            (proposed.len(), everybody(&proposed)),
            (count / 4, (0..count).collect())
        );
        let (found, drawn) = (cost(&guests, &met, &proposed), chance(&guests, &met));
        assert!(found < drawn / 2.0, "{found} against {drawn}");
    }
}
