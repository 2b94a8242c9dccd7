package org.racelens.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.osgi.util.NLS;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.FileResult.Completeness;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.settings.FindingKind;
import org.racelens.race.verdict.AccessReport;
import org.racelens.report.words.RaceMessages;

/** The ends of all races where no marker stands, by the file in which they are. May be used by several threads. */
final class OtherEnds {
	/** An end, in the words of the race. */
	record OtherEnd(EndRef ref, AccessReport access, String text) {
		String path() {
			return access.place().path();
		}
	}

	/** The ends of the races of one file. */
	private record Ends(Completeness completeness, List<OtherEnd> list) {
	}

	private final Map<IFile, Ends> ends = new ConcurrentHashMap<>();

	/**
	 * @param isMarked which findings are shown at all
	 * @return paths of the files in which ends have come or gone, or may have
	 */
	Set<String> put(FileResult result, Predicate<FindingKind> isMarked) {
		List<OtherEnd> list = new ArrayList<>();
		result.findings().forEach(finding -> {
			if (finding instanceof RaceFound found && isMarked.test(found.kind())) {
				add(RaceTrail.of(new FindingRef(result.file(), found.id()), found, result.report().path()), list);
			}
		});
		Set<String> paths = paths(list);
		Ends before = ends.put(result.file(), new Ends(result.completeness(), List.copyOf(list)));
		paths.addAll(before == null ? Set.of() : paths(before.list));
		return paths;
	}

	/** @return as for {@link #put} */
	Set<String> remove(IFile file) {
		Ends before = ends.remove(file);
		return before == null ? Set.of() : paths(before.list);
	}

	/** The ends in a file. */
	List<OtherEnd> in(String path) {
		return ends.values().stream().flatMap(e -> e.list.stream()).filter(e -> e.path().equals(path)).toList();
	}

	/** Whether all races of a file are known, not only some of them. */
	boolean isWhole(IFile file) {
		Ends known = ends.get(file);
		return known == null || known.completeness == Completeness.WHOLE;
	}

	private static void add(RaceTrail trail, List<OtherEnd> list) {
		String text = NLS.bind(Messages.otherEnd, RaceMessages.sentence(trail.found().race()));
		trail.places().elsewhere().forEach(access -> list.add(new OtherEnd(trail.end(access), access, text)));
	}

	private static Set<String> paths(List<OtherEnd> list) {
		Set<String> paths = new TreeSet<>();
		list.forEach(e -> paths.add(e.path()));
		return paths;
	}
}
