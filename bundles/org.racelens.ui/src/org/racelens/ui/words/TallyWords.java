package org.racelens.ui.words;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import org.racelens.ide.summary.Tally;
import org.racelens.race.verdict.Verdict;

/** Says what many files come to: {@code 12 files, 0 races}. */
public final class TallyWords {
	private TallyWords() {
	}

	/** The files and races, and what else is not good: what is merely possible, not decided or not analysed. */
	public static String of(Tally tally) {
		List<String> parts = new ArrayList<>(List.of(files(tally.files()), number(Messages.tallyRaces, tally.races())));
		add(parts, Messages.tallyPossible, tally.possible());
		add(parts, Messages.tallyUndecided, tally.regions(Verdict.UNKNOWN));
		add(parts, Messages.tallyFailed, tally.failed());
		return String.join(Messages.tallySeparator, parts);
	}

	/** {@code 1 file}, {@code 12 files}. */
	public static String files(int count) {
		return number(Messages.tallyFiles, count);
	}

	private static void add(List<String> parts, String pattern, int count) {
		if (count > 0) {
			parts.add(number(pattern, count));
		}
	}

	private static String number(String pattern, int count) {
		return MessageFormat.format(pattern, count);
	}
}
