package org.racelens.ide.live;

import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.racelens.ide.live.Attention.Rank;

/**
 * Files that wait for their analysis, after a checkout of another branch, say: a few are analysed at once, however many there are. The next
 * one is the nearest to the user, or else the one that has waited longest. A file does not wait for others that are farther from the user
 * than it is: the one that the user works in begins at once. While those that editors have are analysed, the others have no more than the
 * processors that are left: none of them begins beyond that, and those that have begun stand still.
 */
final class Backlog {
	/** What changes in a burst is analysed once, if nobody looks at it. */
	private static final Duration PAUSE = Duration.ofMillis(50);

	private final Attention attention;
	private final ToIntFunction<IFile> most;
	private final int processors;
	private final Set<FileAnalysis> waiting = new LinkedHashSet<>();
	private final Set<FileAnalysis> busy = new LinkedHashSet<>();
	/** Those of the busy ones that give way now. */
	private volatile Set<IFile> standing = Set.of();

	/**
	 * @param most how many files may be analysed at once, as the project of a file has it
	 * @param processors of the machine
	 */
	Backlog(Attention attention, ToIntFunction<IFile> most, int processors) {
		this.attention = attention;
		this.most = most;
		this.processors = processors;
	}

	/** Lets jobs begin when it is their turn; one that is busy begins again. */
	void add(Collection<FileAnalysis> jobs) {
		List<FileAnalysis> again;
		synchronized (this) {
			again = jobs.stream().filter(busy::contains).toList();
			waiting.addAll(jobs);
			again.forEach(waiting::remove);
		}
		again.forEach(job -> job.begin(pause(job, PAUSE)));
		next(PAUSE);
	}

	/** Whether a job may go on that begins by itself, after a pause; if not, it waits for its turn. */
	synchronized boolean enter(FileAnalysis job) {
		if (!busy.contains(job) && !mayBegin(job)) {
			waiting.add(job);
			return false;
		}
		waiting.remove(job);
		busy.add(job);
		review();
		return true;
	}

	/** A job is done, or will not begin. */
	void leave(FileAnalysis job) {
		synchronized (this) {
			busy.remove(job);
		}
		next();
	}

	/** Takes those out that do not wait any more. */
	synchronized void removeIf(Predicate<IFile> gone) {
		waiting.removeIf(job -> gone.test(job.file()));
		review();
	}

	/** Nobody wants to wait any longer for what no editor has. */
	void giveUp() {
		Map<FileAnalysis, Long> unseen = new LinkedHashMap<>();
		synchronized (this) {
			waiting.stream().filter(this::isUnseen).forEach(job -> unseen.put(job, job.wishes()));
			waiting.removeAll(unseen.keySet());
		}
		unseen.forEach(FileAnalysis::giveUp);
	}

	synchronized int size() {
		return waiting.size();
	}

	/** Whether a file is being analysed, or waits, that is at least as near to the user. */
	synchronized boolean isBusyWith(Rank rank) {
		return busy.stream().anyMatch(job -> isWithin(job, rank)) || waiting.stream().anyMatch(job -> isWithin(job, rank));
	}

	/** Whether the analysis of a file is to stand still. Does not wait for anybody. */
	boolean isStanding(IFile file) {
		return standing.contains(file);
	}

	/** Waits while the analysis of a file is to stand still, but no longer than that. */
	synchronized void stand(IFile file, Duration atMost) throws InterruptedException {
		if (isStanding(file)) {
			wait(atMost.toMillis());
		}
	}

	/** Finds out anew who gives way. To be called when anything has changed. */
	private void review() {
		Set<IFile> now = isEditorsTurn() ? busy.stream().filter(this::isUnseen).skip(left()).map(FileAnalysis::file)
				.collect(Collectors.toUnmodifiableSet()) : Set.of();
		if (!now.equals(standing)) {
			standing = now;
			notifyAll();
		}
	}

	/** How many processors are left for what no editor has: the user interface and the platform need one, too. */
	private long left() {
		return Math.max(0, processors - 1 - ofEditors().count());
	}

	private boolean isEditorsTurn() {
		return ofEditors().findAny().isPresent();
	}

	/** What is analysed, or waits for it, and an editor has. */
	private Stream<FileAnalysis> ofEditors() {
		return Stream.concat(busy.stream(), waiting.stream()).filter(job -> !isUnseen(job));
	}

	private boolean isUnseen(FileAnalysis job) {
		return rank(job) == Rank.OTHER;
	}

	/** Lets those begin whose turn it is: some have ended, or others are in front. */
	void next() {
		next(Duration.ZERO);
	}

	private void next(Duration pause) {
		for (Optional<FileAnalysis> job = take(); job.isPresent(); job = take()) {
			job.get().begin(pause(job.get(), pause));
		}
	}

	private Duration pause(FileAnalysis job, Duration ofUnseen) {
		return isUnseen(job) ? ofUnseen : Duration.ZERO;
	}

	private synchronized Optional<FileAnalysis> take() {
		Optional<FileAnalysis> first = waiting.stream().filter(job -> !busy.contains(job)).min(Comparator.comparing(this::rank))
				.filter(this::mayBegin);
		first.ifPresent(job -> {
			waiting.remove(job);
			busy.add(job);
		});
		review();
		return first;
	}

	private boolean mayBegin(FileAnalysis job) {
		Rank rank = rank(job);
		return busy.stream().filter(other -> isWithin(other, rank)).count() < most.applyAsInt(job.file())
				&& (rank != Rank.OTHER || !isEditorsTurn() || busy.stream().filter(this::isUnseen).count() < left());
	}

	private boolean isWithin(FileAnalysis job, Rank rank) {
		return rank(job).compareTo(rank) <= 0;
	}

	private Rank rank(FileAnalysis job) {
		return attention.rank(job.file());
	}
}
