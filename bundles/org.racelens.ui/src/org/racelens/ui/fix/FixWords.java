package org.racelens.ui.fix;

import java.util.List;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.report.UnifiedDiff;
import org.racelens.report.words.Sentences;

/** Says what a fix is. */
final class FixWords {
	private FixWords() {
	}

	/** {@code Add private(t) to the parallel for of line 5}. */
	static String title(VerifiedFix fix) {
		return capital(Sentences.of(fix.title()));
	}

	/** What it costs, and why the sequential meaning is kept. */
	static String reason(VerifiedFix fix) {
		return capital(Sentences.of(fix.reason())) + ".";
	}

	/** What was found out before it was offered. */
	static String verified(VerifiedFix fix) {
		return NLS.bind(Messages.verified, races(fix.before()), races(fix.after()));
	}

	/** {@code sum in the parallel for of line 4}. */
	static String group(RaceGroup group) {
		return NLS.bind(Messages.group, new Object[] { group.name(), group.region().directive(), group.region().place().line() });
	}

	/** The changed lines with some around them, each with its mark. */
	static List<String> diff(SourceText before, SourceText after) {
		return UnifiedDiff.of(before.path(), before.text(), after.text()).hunks().lines().toList();
	}

	private static int races(UnitReport report) {
		return report.regions().stream().mapToInt(r -> r.openRaces().size()).sum();
	}

	static String capital(String text) {
		return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
	}
}
