package org.racelens.exploration.tests;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;

/** The locations of a skeleton that are locks. */
record LockLocations(Set<Integer> found) {
	static Set<Integer> of(Skeleton skeleton) {
		LockLocations locks = new LockLocations(new TreeSet<>());
		skeleton.threads().forEach(locks::statements);
		return locks.found;
	}

	private void statements(List<Statement> statements) {
		for (Statement s : statements) {
			if (s instanceof Step step) {
				operation(step.operation());
			} else if (s instanceof Branch b) {
				statements(b.then());
				statements(b.otherwise());
			} else if (s instanceof Either e) {
				statements(e.one());
				statements(e.other());
			} else if (s instanceof Loop l) {
				statements(l.body());
			} else if (s instanceof Until u) {
				statements(u.body());
			}
		}
	}

	private void operation(Operation operation) {
		if (operation instanceof Operation.Lock l) {
			found.add(l.at().first());
		} else if (operation instanceof Operation.TestLock t) {
			found.add(t.at().first());
		}
	}
}
