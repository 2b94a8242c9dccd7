package org.racelens.ide.fix;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.IDocument;
import org.racelens.analysis.RegionListener;
import org.racelens.ide.live.Attention.Rank;
import org.racelens.ide.live.LargeStack;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.FileResult.Completeness;
import org.racelens.ide.result.Finding;
import org.racelens.ide.result.Finding.Conditional;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.result.ResultListener;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Condition.NoOverlap;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.verify.FixEngine;

/**
 * Searches the verified fixes of the races that editors show, in the background, while the user neither types nor waits for an analysis.
 * May be used by all threads.
 */
public final class FixOffers implements AutoCloseable {
	/** The family of all jobs that search. */
	public static final Object FAMILY = FixOffers.class;
	/** Who pauses for that long may be looking at the race. */
	static final Duration QUIET = Duration.ofSeconds(1);

	private final LiveAnalysis live;
	private final FixEngine engine;
	private final Map<IFile, FileFixes> found = new ConcurrentHashMap<>();
	private final Map<IFile, FixSearchJob> jobs = new ConcurrentHashMap<>();
	private final List<Consumer<IFile>> listeners = new CopyOnWriteArrayList<>();
	private final Runnable lookedAway = this::lookedAway;
	private final ShownFiles shown = new ShownFiles(this::resume, this::forget);
	private final ResultListener results = new ResultListener() {
		@Override
		public void changed(FileResult result) {
			if (result.isWhole()) {
				resume(result.file());
			}
		}

		@Override
		public void removed(IFile file) {
			forget(file);
		}
	};

	/** Follows the results of a live analysis. */
	public static FixOffers start(LiveAnalysis live) {
		FixOffers offers = new FixOffers(live);
		live.results().addListener(offers.results);
		live.attention().addListener(offers.lookedAway);
		offers.shown.connect();
		live.results().all().stream().filter(FileResult::isWhole).forEach(r -> offers.resume(r.file()));
		return offers;
	}

	private FixOffers(LiveAnalysis live) {
		this.live = live;
		engine = new FixEngine(live.environment().frontEnd(), live.analysis());
	}

	/** What is known for the text that counts now: one outcome for each raced variable of each region. Never waits. */
	public Optional<List<FixOutcome>> of(IFile file) {
		return fixes(file).map(FileFixes::outcomes);
	}

	/** The same, with the text and the findings it speaks of. */
	public Optional<FileFixes> fixes(IFile file) {
		return known(file).filter(FileFixes::isWhole);
	}

	/** The same while the search still goes on: what it has found by now. */
	public Optional<FileFixes> known(IFile file) {
		return Optional.ofNullable(found.get(file)).filter(f -> CurrentText.isCurrent(file, f.source().stamp()) && !isOutdated(f.result()));
	}

	/** Whether the file was analysed again: another text, or other settings or headers. */
	private boolean isOutdated(FileResult result) {
		return live.results().of(result.file()).filter(r -> r.isWhole() && r != result).isPresent();
	}

	/**
	 * What is known, or else what is found now: for a user who waits. Not to be called by the UI thread.
	 *
	 * @return empty for a file without text
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public Optional<FileFixes> search(IFile file, Cancellation cancellation) throws CoreException {
		return search(file, left -> {
		}, cancellation);
	}

	/** @param left told how many groups of races were not searched yet */
	Optional<FileFixes> search(IFile file, IntConsumer left, Cancellation cancellation) throws CoreException {
		Optional<FileFixes> known = fixes(file);
		Optional<SourceText> source = known.isPresent() ? Optional.empty() : CurrentText.of(file);
		if (source.isEmpty()) {
			return known;
		}
		Optional<IFile> includer = live.includer(file, cancellation);
		FileFixes fixes = LargeStack.call(() -> searched(file, source.get(), includer, left, cancellation));
		keep(fixes);
		return Optional.of(fixes);
	}

	/** What a header means is said by the source that includes it: a change that holds for the header alone may not hold there. */
	private FileFixes searched(IFile file, SourceText source, Optional<IFile> includer, IntConsumer left, Cancellation cancellation) {
		FileResult result = result(file, source, includer, cancellation);
		if (result.includer().isPresent()) {
			return new FileFixes(result, source, List.of(), List.of(), List.of(), Completeness.WHOLE);
		}
		List<FixOutcome> known = known(file).filter(f -> f.result() == result).map(FileFixes::outcomes).orElse(List.of());
		FixProgress progress = new FixProgress(result, source, known, () -> live.attention().selected(file), left, this::keep);
		List<FixOutcome> outcomes = engine.offers(source, result.command(), result.options(), FixSelection.USUAL, progress, cancellation);
		boolean isSayable = result.findings().stream().anyMatch(FixOffers::isSayable);
		boolean isByAlias = outcomes.stream().anyMatch(o -> o.group().isByAliasOnly());
		return new FileFixes(result, source, outcomes,
				isSayable ? engine.statements(source, result.command(), result.options(), cancellation) : List.of(),
				isByAlias ? engine.apart(source, result.command(), result.options(), cancellation) : List.of(), Completeness.WHOLE);
	}

	/**
	 * The answers for a text; they are made where the live analysis has none, for a file that it was not asked about. For a header that
	 * waits to be analysed as a part of a source there are none.
	 */
	private FileResult result(IFile file, SourceText source, Optional<IFile> includer, Cancellation cancellation) {
		Optional<FileResult> known = live.results().of(file).filter(r -> r.isWhole() && r.stamp() == source.stamp());
		if (known.isPresent()) {
			return known.get();
		}
		var command = live.environment().commands().of(file);
		var options = live.environment().settings().of(file.getProject()).options();
		if (includer.isPresent()) {
			UnitReport nothing = new UnitReport(source.path(), Optional.empty(), List.of(), List.of(), Duration.ZERO);
			return FileResult.of(file, source.stamp(), command, options, Completeness.PARTIAL, nothing).asPartOf(includer.get());
		}
		UnitReport report = live.analysis().analyse(source, command, options, RegionListener.NONE, cancellation);
		return FileResult.of(file, source.stamp(), command, options, Completeness.WHOLE, report);
	}

	private void keep(FileFixes fixes) {
		IFile file = fixes.result().file();
		if (CurrentText.isCurrent(file, fixes.source().stamp()) && !isOutdated(fixes.result())) {
			found.merge(file, fixes, FixOffers::better);
			listeners.forEach(l -> l.accept(file));
		}
	}

	/** Two searches of one text may be under way: a part of what one has found does not take the place of all that the other has. */
	private static FileFixes better(FileFixes present, FileFixes next) {
		return present.isWhole() && !next.isWhole() && present.result() == next.result() ? present : next;
	}

	/** @param told the file, by any thread, when fixes of its current text were found, perhaps before all are */
	public void addListener(Consumer<IFile> told) {
		listeners.add(told);
	}

	/** Ends what {@link #addListener} began; nothing happens if the listener is not there. */
	public void removeListener(Consumer<IFile> told) {
		listeners.remove(told);
	}

	/** Whether it is the turn of others: of the analyses of what editors show, or of the search in a file that is nearer to the user. */
	boolean isTurnOfOthers(FixSearchJob job) {
		return live.isBusyWithEditors() || isNearerOneWaiting(job);
	}

	private boolean isNearerOneWaiting(FixSearchJob job) {
		Rank rank = live.attention().rank(job.file());
		return jobs.values().stream().anyMatch(
				other -> other.getState() == Job.WAITING && live.attention().rank(other.file()).compareTo(rank) < 0);
	}

	/** Something else is in front now: a search behind it gives way. */
	private void lookedAway() {
		jobs.values().stream().filter(job -> job.getState() == Job.RUNNING && isNearerOneWaiting(job)).forEach(FixSearchJob::restart);
	}

	/** Whether there is something to search for. */
	boolean isWanted(IFile file) {
		Optional<FileResult> result = live.results().of(file);
		return fixes(file).isEmpty() && result.isPresent() && result.get().isWhole() && result.get().includer().isEmpty()
				&& CurrentText.isCurrent(file, result.get().stamp())
				&& result.get().findings().stream().anyMatch(f -> f instanceof RaceFound race && !race.race().isAccepted() || isSayable(f));
	}

	/** Whether it is a condition that the language of the source can say, perhaps. */
	private static boolean isSayable(Finding finding) {
		return finding instanceof Conditional conditional && (conditional.condition().statement().expression().isPresent()
				|| conditional.condition().statement() instanceof NoOverlap);
	}

	/** There are new answers for a file, or an editor: if an editor shows it, its fixes are searched in a while. */
	private void resume(IFile file) {
		Optional<IDocument> document = CurrentText.document(file);
		if (document.isEmpty()) {
			forget(file);
		} else {
			jobs.computeIfAbsent(file, f -> new FixSearchJob(f, this)).follow(document.get());
		}
	}

	private void forget(IFile file) {
		found.remove(file);
		FixSearchJob job = jobs.remove(file);
		if (job != null) {
			job.end();
		}
	}

	/** Leaves the editors alone from now on. */
	@Override
	public void close() {
		live.results().removeListener(results);
		live.attention().removeListener(lookedAway);
		shown.disconnect();
		List.copyOf(jobs.keySet()).forEach(this::forget);
		Job.getJobManager().cancel(this);
	}
}
