package org.racelens.ui.confirm;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.osgi.util.NLS;
import org.racelens.confirm.Confirmation.Result;
import org.racelens.confirm.Experiment.Outcome;
import org.racelens.race.verdict.Evidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Trial;
import org.racelens.report.words.ConditionWords;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.RunWords;
import org.racelens.report.words.Sentences;

/**
 * What came of runs, in words.
 *
 * @param title one line
 * @param message one or two lines
 * @param severity of {@link IMessageProvider}
 * @param details what the compiler said, or what is known of each race and what the program has printed
 */
record OutcomeWords(String file, String title, String message, int severity, String details) {
	static OutcomeWords stale(IFile file) {
		return new OutcomeWords(file.getName(), Messages.notRun, NLS.bind(Messages.stale, file.getName()), IMessageProvider.WARNING, "");
	}

	static OutcomeWords failed(IFile file, Exception cause) {
		return new OutcomeWords(file.getName(), Messages.notRun, Messages.notRunBecause, IMessageProvider.ERROR,
				String.valueOf(cause.getMessage()));
	}

	/** @param isShown whether the races are marked accordingly */
	static OutcomeWords of(IFile file, Outcome outcome, boolean isShown) {
		if (outcome.result().isEmpty()) {
			return new OutcomeWords(file.getName(), Messages.notRun, Messages.notRunBecause, IMessageProvider.ERROR,
					outcome.failure().orElse("") + printed(outcome));
		}
		Result result = outcome.result().get();
		List<Race> races = result.report().regions().stream().flatMap(r -> r.races().stream()).toList();
		long confirmed = races.stream().filter(OutcomeWords::isSeen).count();
		String title = races.isEmpty() ? Messages.noRaces : NLS.bind(Messages.confirmed, confirmed, races.size());
		String message = isShown ? NLS.bind(Messages.ran, result.runs()) : NLS.bind(Messages.ranStale, result.runs(), file.getName());
		return new OutcomeWords(file.getName(), title, message, isShown ? IMessageProvider.INFORMATION : IMessageProvider.WARNING,
				details(result, races) + printed(outcome));
	}

	private static boolean isSeen(Race race) {
		return race.evidence().kind() != Evidence.Kind.PROVED;
	}

	private static String details(Result result, List<Race> races) {
		List<String> lines = new ArrayList<>();
		races.forEach(race -> lines.add(NLS.bind(Messages.raceOutcome, new Object[] { race.variable(), lines(race), outcome(race) })));
		result.report().regions().forEach(region -> add(region, lines));
		result.notes().forEach(note -> lines.add(Sentences.of(note)));
		return lines.stream().map(l -> l + "\n").collect(Collectors.joining());
	}

	private static void add(RegionReport region, List<String> lines) {
		RunWords.lines(region).forEach(said -> lines
				.add(NLS.bind(Messages.regionOutcome, new Object[] { RaceMessages.title(region), region.place().line(), said })));
		region.conditions().forEach(condition -> condition.tried().ifPresent(trial -> lines
				.add(NLS.bind(Messages.conditionOutcome, ConditionWords.clause(condition), Sentences.of(trial.told())))));
	}

	private static String lines(Race race) {
		int first = race.first().place().line();
		int second = race.second().place().line();
		return first == second ? NLS.bind(Messages.inLine, first) : NLS.bind(Messages.inLines, first, second);
	}

	/** A race without a trial was found by the runs alone. */
	private static String outcome(Race race) {
		return race.evidence().tried().map(Trial::told).map(Sentences::of).orElse(Messages.onlyInRun);
	}

	private static String printed(Outcome outcome) {
		return outcome.output().isBlank() ? "" : "\n" + Messages.printed + "\n" + outcome.output();
	}
}
