package org.racelens.exploration.skeleton;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a thread does to data between two visible operations.
 *
 * @param registers those whose values matter to which data are accessed; at least those of the accesses' locations
 */
public record Segment(String label, List<Access> accesses, List<Register> registers) implements Statement {
	/** Keeps its own lists. */
	public Segment {
		accesses = List.copyOf(accesses);
		registers = List.copyOf(registers);
	}

	/** A segment to which only the registers of its accesses' locations matter. */
	public static Segment of(String label, List<Access> accesses) {
		Set<Register> registers = new TreeSet<>(Comparator.comparingInt(Register::number));
		accesses.forEach(access -> access.location().collect(registers));
		return new Segment(label, accesses, List.copyOf(registers));
	}

	@Override
	public <R> R accept(Visitor<R> visitor) {
		return visitor.visitSegment(this);
	}
}
