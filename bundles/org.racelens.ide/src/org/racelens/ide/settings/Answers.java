package org.racelens.ide.settings;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.ISafeRunnable;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/**
 * Answers that are remembered until something changes. Listeners are told if an answer that was given is another one by then: in a
 * background job, soon, and once for many changes, because preferences change key by key. Sources of changes are followed, and answers are
 * remembered, only while somebody listens, so that nobody has to be closed. May be used by several threads.
 */
final class Answers<K, V> {
	private static final Duration PAUSE = Duration.ofMillis(50);

	/** What may change answers. */
	interface Source {
		void connect();

		void disconnect();
	}

	private final Function<K, V> reader;
	private final Source source;
	private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
	private final Job telling;
	/** Replaced by an empty one at each change. */
	private volatile Map<K, V> known = new ConcurrentHashMap<>();
	/** The oldest answers that were given since listeners were told. */
	private final Map<K, V> outdated = new ConcurrentHashMap<>();

	/** Tells listeners of what has changed. */
	private final class Telling extends Job {
		Telling() {
			super(Messages.tellChanges);
			setSystem(true);
			setPriority(DECORATE);
		}

		@Override
		public boolean belongsTo(Object family) {
			return SettingsSource.CHANGES == family;
		}

		@Override
		protected IStatus run(IProgressMonitor monitor) {
			tellNews();
			return Status.OK_STATUS;
		}
	}

	Answers(Function<K, V> reader, Source source) {
		this.reader = reader;
		this.source = source;
		telling = new Telling();
	}

	V of(K key) {
		Map<K, V> remembered = known;
		V answer = remembered.get(key);
		if (answer != null) {
			return answer;
		}
		V read = reader.apply(key);
		if (isFollowed()) {
			remembered.put(key, read);
			if (remembered != known) {
				expire(key, read);
			}
		}
		return read;
	}

	boolean isFollowed() {
		return !listeners.isEmpty();
	}

	synchronized void add(Runnable listener) {
		if (listeners.isEmpty()) {
			source.connect();
		}
		listeners.add(listener);
	}

	synchronized void remove(Runnable listener) {
		if (listeners.remove(listener) && listeners.isEmpty()) {
			source.disconnect();
			known = new ConcurrentHashMap<>();
			outdated.clear();
		}
	}

	/** Answers may be others from now on. */
	void changed() {
		Map<K, V> before = known;
		known = new ConcurrentHashMap<>();
		before.forEach(this::expire);
	}

	private void expire(K key, V answer) {
		outdated.putIfAbsent(key, answer);
		telling.schedule(PAUSE.toMillis());
	}

	private void tellNews() {
		boolean isNews = false;
		for (K key : List.copyOf(outdated.keySet())) {
			V before = outdated.remove(key);
			isNews |= before != null && !before.equals(of(key));
		}
		if (isNews) {
			listeners.forEach(Answers::tell);
		}
	}

	/** A listener that fails does not keep the others from being told. */
	private static void tell(Runnable listener) {
		ISafeRunnable call = listener::run;
		SafeRunner.run(call);
	}
}
