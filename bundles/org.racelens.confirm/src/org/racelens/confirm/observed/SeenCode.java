package org.racelens.confirm.observed;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.model.source.SourceRange;
import org.racelens.recording.CodeUse;
import org.racelens.recording.RecordedRun;

/** The accesses and atomic operations of the source that runs have executed. */
final class SeenCode {
	private final SourcePlaces places;
	private final Set<LinePlace> lines = new LinkedHashSet<>();
	private final Set<SeenAccess> accesses = new LinkedHashSet<>();
	private final Set<AtomicCall> atomics = new LinkedHashSet<>();

	/** A line that accessed memory. */
	private record LinePlace(String path, int line) {
	}

	SeenCode(SourcePlaces places) {
		this.places = places;
	}

	Set<SeenAccess> accesses() {
		return Collections.unmodifiableSet(accesses);
	}

	/** The atomic operations of the program itself. */
	Set<AtomicCall> atomics() {
		return Collections.unmodifiableSet(atomics);
	}

	boolean hasAccessed(String path, int line) {
		return lines.contains(new LinePlace(path, line));
	}

	/**
	 * Adds what code has done.
	 *
	 * @param run in which it did
	 * @param all places of the code, and of the calls that led to it
	 * @param regions whose teams have executed it
	 */
	void add(RecordedRun run, AccessPlaces all, long address, CodeUse use, List<RegionRun> regions) {
		all.place(address).ifPresent(site -> add(site, accessed(site, use.writes()), use.writes(), regions));
		use.atomics().stream().flatMap(calls -> all.asked(address, calls).stream()).forEach(asked -> {
			Site site = asked.site();
			List<SourceRange> there = all.place(address).filter(site::equals).isPresent() ? accessed(site, use.writes())
					: List.of(SourcePlaces.place(site.path(), site.line(), Math.max(1, site.column()), 0));
			add(site, there, use.writes(), regions);
			run.inProgram(asked.address())
					.ifPresent(inFile -> there.forEach(place -> atomics.add(new AtomicCall(place, inFile))));
		});
	}

	private void add(Site site, List<SourceRange> there, boolean writes, List<RegionRun> regions) {
		lines.add(new LinePlace(site.path(), site.line()));
		there.stream().map(place -> new SeenAccess(place, writes)).forEach(access -> {
			lines.add(new LinePlace(site.path(), access.place().line()));
			lines.add(new LinePlace(site.path(), access.place().endLine()));
			accesses.add(access);
			regions.forEach(region -> region.sees(access));
		});
	}

	private List<SourceRange> accessed(Site site, boolean writes) {
		return writes ? List.of(places.accessed(site.path(), site.line(), site.column()).place())
				: places.readings(site.path(), site.line(), site.column());
	}
}
