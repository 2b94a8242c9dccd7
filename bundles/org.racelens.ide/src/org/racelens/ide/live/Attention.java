package org.racelens.ide.live;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;

/** What the user looks at, as the user interface tells it: that comes first. May be used by all threads. */
public final class Attention {
	/** How near a file is to the user, the nearest first. */
	public enum Rank {
		/** the user works in it */
		ACTIVE,
		/** an editor that is not covered shows it */
		VISIBLE,
		/** an editor has it, behind others */
		OPEN,
		/** no editor has it */
		OTHER
	}

	/** What is looked at in one moment. */
	private record Sight(Optional<IFile> active, Set<IFile> visible, Map<IFile, Set<String>> findings) {
	}

	private final Predicate<IFile> isOpen;
	private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
	private volatile Sight sight = new Sight(Optional.empty(), Set.of(), Map.of());

	Attention(Predicate<IFile> isOpen) {
		this.isOpen = isOpen;
	}

	/**
	 * Other files are in front now.
	 *
	 * @param active the one that the user works in
	 * @param visible those that can be seen
	 */
	public void look(Optional<IFile> active, Collection<IFile> visible) {
		change(new Sight(active, Set.copyOf(visible), sight.findings));
	}

	/** Other findings are at the cursor now, or selected in a list: their ids, by files. */
	public void select(Map<IFile, Set<String>> findings) {
		change(new Sight(sight.active, sight.visible, Map.copyOf(findings)));
	}

	private void change(Sight now) {
		if (!now.equals(sight)) {
			sight = now;
			listeners.forEach(Runnable::run);
		}
	}

	/** How near a file is now. */
	public Rank rank(IFile file) {
		Sight now = sight;
		if (now.active.filter(file::equals).isPresent()) {
			return Rank.ACTIVE;
		}
		return now.visible.contains(file) ? Rank.VISIBLE : isOpen.test(file) ? Rank.OPEN : Rank.OTHER;
	}

	/** The ids of the findings of a file that the user looks at. */
	public Set<String> selected(IFile file) {
		return sight.findings.getOrDefault(file, Set.of());
	}

	/** @param changed run by the thread that tells of something else in front */
	public void addListener(Runnable changed) {
		listeners.add(changed);
	}

	/** Ends what {@link #addListener} began; nothing happens if the listener is not there. */
	public void removeListener(Runnable changed) {
		listeners.remove(changed);
	}
}
