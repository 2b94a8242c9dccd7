package org.racelens.ui.editor;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Condition.Statement;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.words.ConditionWords;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.Sentences;

/** Says the answer for a region, in a line and in full. */
public final class RegionSentences {
	private static final int LONGEST_REASON = 90;
	private static final int MILLIS = 1000;

	private RegionSentences() {
	}

	/** {@code ✓ race-free, proved (7 pairs, 12 ms)}. */
	public static String line(RegionReport region) {
		RegionState state = RegionState.of(region);
		return state.sign() + " " + switch (state) {
			case PROVED -> NLS.bind(Messages.proved, pairs(region.proof().pairs()), time(region.time()));
			case RACY, ACCEPTED -> races(region);
			case UNDECIDED -> undecided(region);
			case CONDITIONAL -> conditional(region);
		};
	}

	/** {@code parallel for in main: race-free, proved (7 pairs, 12 ms)}, with the sign left out. */
	public static String title(RegionReport region) {
		return NLS.bind(Messages.regionTitle, RaceMessages.title(region), line(region).substring(2));
	}

	/** How it was decided. */
	public static String figures(RegionReport region) {
		Proof proof = region.proof();
		if (proof.pairs() == 0) {
			return NLS.bind(Messages.figuresNone, time(region.time()));
		}
		return NLS.bind(Messages.figures, new Object[] { pairs(proof.pairs()), proof.cheap(), proof.solver(), time(region.time()) });
	}

	/** What was not understood, each in a line with its place. */
	public static List<String> gaps(RegionReport region) {
		return Sentences.sorted(region.gaps()).stream().map(g -> NLS.bind(Messages.gapAt, g.place().line(), Sentences.of(g))).toList();
	}

	/** What must hold for the region to be race-free, each in a line with the place that needs it. */
	public static List<String> conditions(RegionReport region) {
		return region.conditions().stream().map(c -> NLS.bind(Messages.conditionAt, c.place().line(), ConditionWords.tried(c))).toList();
	}

	/** The races, accepted ones with their reason. */
	public static List<String> sentences(RegionReport region) {
		return region.races().stream()
				.map(r -> r.suppression().map(s -> NLS.bind(Messages.acceptedBecause, RaceMessages.sentence(r), s.reason()))
						.orElseGet(() -> RaceMessages.sentence(r)))
				.toList();
	}

	/** Whether two answers have the same reasons, wherever these stand. */
	static boolean tellsTheSame(RegionReport a, RegionReport b) {
		return a.verdict() == b.verdict() && a.proof().equals(b.proof()) && sentences(a).equals(sentences(b))
				&& messages(a).equals(messages(b)) && statements(a).equals(statements(b));
	}

	private static List<String> messages(RegionReport region) {
		return Sentences.sorted(region.gaps()).stream().map(Sentences::of).toList();
	}

	private static List<Statement> statements(RegionReport region) {
		return region.conditions().stream().map(Condition::statement).toList();
	}

	/** {@code race-free if stride != 0, and 1 more}. */
	private static String conditional(RegionReport region) {
		String clause = shortened(ConditionWords.clause(region.conditions().get(0)));
		int more = region.conditions().size() - 1;
		String line = more == 0 ? NLS.bind(Messages.conditional, clause) : NLS.bind(Messages.conditionalMore, clause, more);
		return region.races().isEmpty() ? line : NLS.bind(Messages.acceptedConditional, races(region), line);
	}

	private static String undecided(RegionReport region) {
		ModelGap first = Sentences.sorted(region.gaps()).get(0);
		String reason = shortened(Sentences.of(first));
		int more = region.gaps().size() - 1;
		return more == 0 ? NLS.bind(Messages.undecided, reason) : NLS.bind(Messages.undecidedMore, reason, more);
	}

	/** {@code 2 races, 1 possible race, 1 accepted}. */
	private static String races(RegionReport region) {
		List<Race> open = region.openRaces();
		int definite = (int) open.stream().filter(r -> r.confidence() == Confidence.DEFINITE).count();
		int possible = open.size() - definite;
		int accepted = region.races().size() - open.size();
		List<String> parts = new ArrayList<>();
		if (definite > 0) {
			parts.add(definite == 1 ? Messages.oneRace : NLS.bind(Messages.races, definite));
		}
		if (possible > 0) {
			parts.add(possible == 1 ? Messages.onePossibleRace : NLS.bind(Messages.possibleRaces, possible));
		}
		if (accepted > 0) {
			parts.add(accepted == 1 ? Messages.oneAcceptedRace : NLS.bind(Messages.acceptedRaces, accepted));
		}
		return String.join(", ", parts);
	}

	private static String pairs(int pairs) {
		if (pairs == 0) {
			return Messages.noPairs;
		}
		return pairs == 1 ? Messages.onePair : NLS.bind(Messages.pairs, pairs);
	}

	/** {@code 12 ms}, {@code 1.3 s}. */
	public static String time(Duration time) {
		long millis = time.toMillis();
		if (millis < 1) {
			return Messages.underOneMilli;
		}
		return millis < MILLIS ? NLS.bind(Messages.millis, millis)
				: NLS.bind(Messages.seconds, String.format(Locale.getDefault(), "%.1f", millis / (double) MILLIS));
	}

	private static String shortened(String text) {
		return text.length() <= LONGEST_REASON ? text : text.substring(0, LONGEST_REASON - 1) + "\u2026";
	}
}
