package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.List;
import org.racelens.exploration.skeleton.Access;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Statement;

/** The statements of one thread as they are found, in their blocks; accesses to data between two of them are a segment. */
final class Statements {
	private static final int MOST = 3_000;

	private List<Statement> block = new ArrayList<>();
	private List<Access> segment = new ArrayList<>();
	private int count;

	/** Code that fails where there is no skeleton. */
	@FunctionalInterface
	interface Part {
		void run() throws NotFollowedException;
	}

	/** Adds a statement to the block. */
	void add(Statement s) throws NotFollowedException {
		endSegment();
		block.add(s);
		count();
	}

	/** Adds an access to data. */
	void add(Access access) throws NotFollowedException {
		segment.add(access);
		count();
	}

	private void count() throws NotFollowedException {
		if (++count > MOST) {
			throw new NotFollowedException("too much to explore");
		}
	}

	/** What a part adds, as a block of its own. */
	List<Statement> nested(Part part) throws NotFollowedException {
		endSegment();
		List<Statement> outer = block;
		block = new ArrayList<>();
		try {
			part.run();
			endSegment();
			return block;
		} finally {
			block = outer;
		}
	}

	private void endSegment() {
		if (!segment.isEmpty()) {
			block.add(Segment.of("segment " + segment.get(0).id(), segment));
			segment = new ArrayList<>();
		}
	}
}
