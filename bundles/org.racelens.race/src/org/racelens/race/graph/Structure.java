package org.racelens.race.graph;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.syntax.Walk;

/** Which statements are more than plain code: they have steps of the graph inside, or a way out of themselves into code that has. */
final class Structure {
	/** What is inside a statement. */
	private record Inside(boolean steps, boolean breaks, boolean continues) {
		static final Inside NOTHING = new Inside(false, false, false);

		Inside and(Inside other) {
			return new Inside(steps || other.steps, breaks || other.breaks, continues || other.continues);
		}

		Inside without(Statement s) {
			boolean isLoop = s instanceof Loop;
			return new Inside(steps, breaks && !isLoop && !(s instanceof Switch), continues && !isLoop);
		}
	}

	private final Landmarks landmarks;
	/** by identity: to compare statements as values is to walk over them */
	private final Set<Statement> structural = Collections.newSetFromMap(new IdentityHashMap<>());

	private Structure(Landmarks landmarks) {
		this.landmarks = landmarks;
	}

	static Structure of(Statement body, Landmarks landmarks) {
		Structure result = new Structure(landmarks);
		result.mark(body);
		return result;
	}

	private Inside mark(Statement s) {
		boolean isStep = s instanceof ConstructStatement c && Landmarks.isShown(c.construct()) || !landmarks.calls(s).isEmpty();
		Inside inside = new Inside(isStep, s instanceof Break, s instanceof Continue);
		for (Statement part : Walk.parts(s)) {
			inside = inside.and(mark(part));
		}
		inside = inside.without(s);
		if (!inside.equals(Inside.NOTHING)) {
			structural.add(s);
		}
		return inside;
	}

	boolean isPlain(Statement s) {
		return !structural.contains(s);
	}
}
