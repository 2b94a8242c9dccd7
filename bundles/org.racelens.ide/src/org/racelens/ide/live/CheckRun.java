package org.racelens.ide.live;

import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.core.resources.IFile;

/**
 * Files that somebody has asked to be checked, and what became of each. It is told once of every file, whether an analysis was needed or
 * not, and also of those that vanish or are given up: so it comes to an end. May be used by all threads.
 */
public final class CheckRun {
	/** What becomes of a file. */
	public enum Ending {
		/** its newest text was analysed, or is not code that can be */
		DONE,
		/** its text could not be read, or the analysis broke: nothing is known of it */
		FAILED,
		/** it does not exist any more */
		GONE,
		/** the user did not want to wait for it, or nothing is followed any more, or not its project */
		GIVEN_UP
	}

	private final Set<IFile> files;
	private final Map<IFile, Ending> endings = new LinkedHashMap<>();

	CheckRun(Collection<IFile> files) {
		Set<IFile> sorted = new TreeSet<>(Comparator.comparing(f -> f.getFullPath().toString()));
		sorted.addAll(files);
		this.files = sorted;
	}

	/** All that were asked for, by path. */
	public Collection<IFile> files() {
		return List.copyOf(files);
	}

	/** The files that have come to this end, in the order in which they did. */
	public synchronized List<IFile> ended(Ending ending) {
		return endings.entrySet().stream().filter(e -> e.getValue() == ending).map(Map.Entry::getKey).toList();
	}

	/** How many files have come to an end. */
	public synchronized int endedCount() {
		return endings.size();
	}

	/** Whether all files have come to an end. */
	public synchronized boolean isOver() {
		return endings.size() == files.size();
	}

	/** Waits until more files than these have come to an end, or the time is over, or there are no more; the number of those that have. */
	public synchronized int await(int known, Duration atMost) throws InterruptedException {
		if (endings.size() <= known && endings.size() < files.size()) {
			wait(Math.max(1, atMost.toMillis()));
		}
		return endings.size();
	}

	/** A file has come to an end; the first one counts, and files that nobody asked for do not. */
	synchronized void tell(IFile file, Ending ending) {
		if (files.contains(file) && endings.putIfAbsent(file, ending) == null) {
			notifyAll();
		}
	}

	/** Ends what is left. */
	void giveUp() {
		files.forEach(file -> tell(file, Ending.GIVEN_UP));
	}
}
