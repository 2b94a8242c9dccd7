package org.racelens.ide.fix;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.ide.live.LargeStack;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Confidence;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.repair.verify.FixEngine;

/**
 * Several fixes of one file, applied in memory one after the other: each is searched and verified anew on the text that the ones before it
 * left. One that does not hold any more is left out, with the reason.
 *
 * @param applied in the order of their application; each change is for the text that the one before left
 * @param conflicts what was left out
 */
public record FixSequence(List<VerifiedFix> applied, List<Conflict> conflicts) {
	/** A fix that is wanted: kinds for the races of one variable of one region, as they were in the first text. */
	public record Wish(RaceGroup group, List<FixKind> kinds) {
		public Wish {
			kinds = List.copyOf(kinds);
		}
	}

	/** A wish that is not fulfilled. */
	public record Conflict(Wish wish, String reason, Optional<Refusal> refusal) {
	}

	public FixSequence {
		applied = List.copyOf(applied);
		conflicts = List.copyOf(conflicts);
	}

	/** The changes of the applied fixes, one after the other. */
	public List<SourceChange> changes() {
		return applied.stream().map(VerifiedFix::change).toList();
	}

	/**
	 * Not to be called by the UI thread.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public static FixSequence of(FileFixes fixes, List<Wish> wishes, LiveAnalysis live, Cancellation cancellation) {
		FixEngine engine = new FixEngine(live.environment().frontEnd(), live.analysis());
		return LargeStack.call(() -> new Run(engine, fixes.result().command(), fixes.result().options(), cancellation, fixes.source())
				.all(wishes));
	}

	/** The text, and what became of it. */
	private static final class Run {
		private final FixEngine engine;
		private final CompileCommand command;
		private final AnalysisOptions options;
		private final Cancellation cancellation;
		private final List<VerifiedFix> applied = new ArrayList<>();
		private final List<Conflict> conflicts = new ArrayList<>();
		private SourceText now;

		Run(FixEngine engine, CompileCommand command, AnalysisOptions options, Cancellation cancellation, SourceText first) {
			this.engine = engine;
			this.command = command;
			this.options = options;
			this.cancellation = cancellation;
			now = first;
		}

		FixSequence all(List<Wish> wishes) {
			wishes.stream().distinct().forEach(this::grant);
			return new FixSequence(applied, conflicts);
		}

		private void grant(Wish wish) {
			Optional<FixOutcome> outcome = outcome(wish);
			if (outcome.isEmpty()) {
				if (applied.isEmpty()) {
					conflicts.add(new Conflict(wish, Messages.isGone, Optional.empty()));
				}
				return;
			}
			Optional<VerifiedFix> fix = outcome.get().fixes().stream().filter(f -> f.kinds().equals(wish.kinds())).findFirst();
			if (fix.isPresent()) {
				applied.add(fix.get());
				now = fix.get().fixed();
			} else {
				conflicts.add(conflict(wish, outcome.get()));
			}
		}

		/** What can be done now about the races of a wish; empty where another fix has repaired them as well. */
		private Optional<FixOutcome> outcome(Wish wish) {
			int directive = wish.group().region().place().offset();
			for (VerifiedFix fix : applied) {
				directive = fix.change().offsetAfter(directive);
			}
			int place = directive;
			int line = (int) now.text().substring(0, place).chars().filter(c -> c == '\n').count() + 1;
			FixSelection selection = new FixSelection(EnumSet.copyOf(wish.kinds()), Confidence.DEFINITE, Optional.of(line));
			return engine.offers(now, command, options, selection, cancellation).stream()
					.filter(o -> o.group().region().place().offset() == place && o.group().name().equals(wish.group().name()))
					.findFirst();
		}

		private static Conflict conflict(Wish wish, FixOutcome outcome) {
			Optional<Refusal> first = outcome.refusals().stream().findFirst();
			return new Conflict(wish, first.isEmpty() ? Messages.noLongerHolds : Messages.becauseOf, first);
		}
	}
}
