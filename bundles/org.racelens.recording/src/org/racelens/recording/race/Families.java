package org.racelens.recording.race;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.racelens.recording.structure.RunStructure;

/** The families of the runs of a window. Those of one record are of one family. */
final class Families {
	private final Window window;
	private final RunStructure structure;
	/** Whether accesses of one thread are of interest. */
	private final boolean isOfOneThread;
	private final Map<Traits, Family> byTraits = new HashMap<>();
	private final List<Family> all = new ArrayList<>();
	private final Family[] ofRecords;

	Families(Window window, RunStructure structure, Relation relation) {
		isOfOneThread = structure.hasTasks() || relation == Relation.LOGICAL && structure.hasChunks();
		this.window = window;
		this.structure = structure;
		ofRecords = new Family[window.records()];
	}

	Family of(int run) {
		int record = window.record(run);
		if (ofRecords[record] == null) {
			ofRecords[record] = byTraits.computeIfAbsent(traits(run), this::family);
		}
		return ofRecords[record];
	}

	Family get(int number) {
		return all.get(number);
	}

	private Traits traits(int run) {
		int segment = window.segment(run);
		Shape shape = window.shape(run);
		long stride = shape.strideOfGaps();
		return new Traits(structure.globalThread(segment), structure.lockset(segment), shape.kind(), window.atomicUnit(run), stride,
				stride == 0 ? 0 : shape.size());
	}

	private Family family(Traits traits) {
		Family family = new Family(traits, all.size());
		all.add(family);
		for (Family other : all) {
			if (mayRace(other.traits, traits)) {
				other.rivals.set(family.number);
				family.rivals.set(other.number);
			}
		}
		return family;
	}

	private boolean mayRace(Traits a, Traits b) {
		return a.kind().conflictsWith(b.kind()) && (a.globalThread() != b.globalThread() || isOfOneThread)
				&& (a.unit() == 0 || a.unit() != b.unit()) && !structure.excludeAlways(a.lockset(), b.lockset());
	}
}
