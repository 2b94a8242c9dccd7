package org.racelens.race.explore;

import java.util.HashSet;
import java.util.Set;
import org.racelens.execution.region.Lock;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;

/** The locks that a thread gets and gives back, as operations. */
final class ThreadLocks {
	private final SharedPlaces places;
	private final Terms terms;
	private final Set<Lock> held = new HashSet<>();

	ThreadLocks(SharedPlaces places, Terms terms) {
		this.places = places;
		this.terms = terms;
	}

	/** The locks that the thread has now. */
	Set<Lock> held() {
		return Set.copyOf(held);
	}

	Operation acquire(Lock lock, Bindings thread) throws NotFollowedException {
		Address at = Address.of(places.location(lock, thread));
		if (!lock.handsOver() || held.contains(key(lock))) {
			throw new NotFollowedException("exclusion of another kind");
		}
		held.add(key(lock));
		BoolExpr got = thread.apply(lock.held());
		if (got.equals(Bools.TRUE)) {
			return new Operation.Lock(at);
		}
		if (got instanceof BoolExpr.NotZero test && test.term() instanceof IntExpr.Apply) {
			return new Operation.TestLock(terms.register(test.term()), at);
		}
		throw new NotFollowedException("a lock that is perhaps held");
	}

	Operation release(Lock lock, Bindings thread) throws NotFollowedException {
		if (!held.remove(key(lock))) {
			throw new NotFollowedException("a lock that is released by another thread");
		}
		return new Operation.Unlock(Address.of(places.location(lock, thread)));
	}

	private static Lock key(Lock lock) {
		return new Lock(lock.kind(), lock.name(), 0, lock.instance());
	}
}
