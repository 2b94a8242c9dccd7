package org.racelens.ui.witness;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.core.runtime.IPath;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Trial;
import org.racelens.report.words.Sentences;

/** Says what runs of the program have shown of a race: the outcome, and the two accesses with their calls where they were seen. */
final class TrialWords {
	private static final int BRIEF = 2;

	private TrialWords() {
	}

	/** A line for the outcome, and one for each access and each of its calls, the innermost first. */
	static String of(Trial trial) {
		return of(trial, Integer.MAX_VALUE);
	}

	/** The same with the innermost calls only: for who has little room. */
	static String brief(Trial trial) {
		return of(trial, BRIEF);
	}

	private static String of(Trial trial, int mostCalls) {
		String told = Sentences.of(trial.told());
		List<String> lines = new ArrayList<>(List.of(told.substring(0, 1).toUpperCase(Locale.ROOT) + told.substring(1)));
		trial.seen().ifPresent(seen -> {
			add(lines, seen.first(), mostCalls);
			add(lines, seen.second(), mostCalls);
		});
		return String.join("\n", lines);
	}

	private static void add(List<String> lines, AccessReport access, int mostCalls) {
		String words = access.write() ? Messages.seenWrite : Messages.seenRead;
		lines.add(NLS.bind(words, new Object[] { access.thread(), access.address(), name(access.place()),
				Integer.toString(access.place().line()) }));
		List<CallSite> calls = access.calls();
		for (int i = calls.size() - 1; i >= Math.max(0, calls.size() - mostCalls); i--) {
			SourceRange place = calls.get(i).place();
			lines.add(NLS.bind(Messages.seenCall, new Object[] { calls.get(i).callee(), name(place), Integer.toString(place.line()) }));
		}
	}

	private static String name(SourceRange place) {
		return IPath.fromOSString(place.path()).lastSegment();
	}
}
