package org.racelens.ide.result;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ISafeRunnable;
import org.eclipse.core.runtime.SafeRunner;

/** The newest result of each analysed file. May be used by several threads. */
public final class AnalysisResults {
	private final Map<IFile, FileResult> results = new ConcurrentHashMap<>();
	private final List<ResultListener> listeners = new CopyOnWriteArrayList<>();

	/** The newest result of a file; empty for one that was not analysed, or whose results were forgotten. */
	public Optional<FileResult> of(IFile file) {
		return Optional.ofNullable(results.get(file));
	}

	/** All, by path. */
	public Collection<FileResult> all() {
		return results.values().stream().sorted(Comparator.comparing(r -> r.file().getFullPath().toString())).toList();
	}

	/** Replaces the result of the file it is about, and tells the listeners in the calling thread. */
	public void put(FileResult result) {
		results.put(result.file(), result);
		tell(l -> l.changed(result));
	}

	/**
	 * Puts a result in the place of the one that it was made from, and tells the listeners in the calling thread.
	 *
	 * @return false, and nothing is done, where another one is known by now
	 */
	public boolean replace(FileResult before, FileResult after) {
		boolean isReplaced = results.computeIfPresent(before.file(), (file, known) -> known == before ? after : known) == after;
		if (isReplaced) {
			tell(l -> l.changed(after));
		}
		return isReplaced;
	}

	/** Forgets the results of files. */
	public void removeIf(Predicate<IFile> gone) {
		for (IFile file : List.copyOf(results.keySet())) {
			if (gone.test(file) && results.remove(file) != null) {
				tell(l -> l.removed(file));
			}
		}
	}

	/** Tells a listener of results from now on, in the threads that make them; of those that are there already it is not told. */
	public void addListener(ResultListener listener) {
		listeners.add(listener);
	}

	/** Ends what {@link #addListener} began; a call that is under way is not waited for. */
	public void removeListener(ResultListener listener) {
		listeners.remove(listener);
	}

	/** A listener that fails does not keep the others from being told. */
	private void tell(Consumer<ResultListener> news) {
		for (ResultListener listener : listeners) {
			ISafeRunnable call = () -> news.accept(listener);
			SafeRunner.run(call);
		}
	}
}
