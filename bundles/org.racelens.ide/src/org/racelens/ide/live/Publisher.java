package org.racelens.ide.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.racelens.analysis.RegionListener;
import org.racelens.ide.marker.FindingTexts;
import org.racelens.ide.marker.MarkerUpdate;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.FileResult.Completeness;
import org.racelens.ide.settings.Settings;
import org.racelens.ide.text.CurrentText;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;

/** Makes answers known, as markers and as results, while the text they belong to counts and no later analysis has answered. */
final class Publisher {
	/** Who waits for a long analysis sees more that often. */
	private static final Duration BETWEEN_PARTS = Duration.ofMillis(250);

	private final AnalysisResults results;
	private final FindingTexts texts;
	/** Of the newest whole result of each file. */
	private final Map<IFile, Basis> bases = new ConcurrentHashMap<>();
	/** The functions of the newest whole result of each file. */
	private final Map<IFile, FunctionTexts> functions = new ConcurrentHashMap<>();
	/** The number of the newest analysis of each file that has published something. */
	private final Map<IFile, Long> newest = new ConcurrentHashMap<>();
	/** Those of which something is shown, from before its first marker on. */
	private final Set<IFile> shown = ConcurrentHashMap.newKeySet();
	private final AtomicLong begun = new AtomicLong();

	Publisher(AnalysisResults results, FindingTexts texts) {
		this.results = results;
		this.texts = texts;
	}

	/**
	 * The answer to a task that was answered already. A file that could not be analysed is tried again: what was too long may be allowed by
	 * now.
	 */
	Optional<FileResult> known(Task task) {
		return results.of(task.file()).filter(r -> task.basis().equals(bases.get(task.file())) && r.isWhole()
				&& r.stamp() == task.source().stamp() && r.report().failure().isEmpty() && r.options().equals(task.options())
				&& r.command().equals(task.command()));
	}

	/** Brings the markers of a file in step with an answer that is known: only the settings may have changed. */
	void mark(FileResult result, Task task, IProgressMonitor monitor) throws CoreException {
		new MarkerUpdate(result, task.settings(), texts).run(monitor);
	}

	/** Puts a result in the place of the one that it was made from, while the text and that result count. */
	boolean supplement(FileResult before, FileResult after, Settings settings, IProgressMonitor monitor) throws CoreException {
		IFile file = before.file();
		if (!file.isAccessible() || !CurrentText.isCurrent(file, before.stamp()) || !results.replace(before, after)) {
			return false;
		}
		new MarkerUpdate(after, settings, texts).run(monitor);
		return true;
	}

	/** What is not kept in step is not shown. */
	void withdraw(IFile file, IProgressMonitor monitor) throws CoreException {
		MarkerUpdate.remove(file, monitor);
		results.removeIf(file::equals);
		shown.remove(file);
	}

	void forget(Predicate<IFile> isGone) {
		bases.keySet().removeIf(isGone);
		functions.keySet().removeIf(isGone);
		newest.keySet().removeIf(isGone);
		shown.removeIf(isGone);
	}

	/** Whether an answer of a file is known, or its markers are being written: a change that comes in between makes it stale, too. */
	boolean shows(IFile file) {
		return shown.contains(file) || results.of(file).isPresent();
	}

	/** An analysis begins. */
	Publication begin(Task task, IProgressMonitor monitor) {
		return new Publication(task, monitor);
	}

	/** Where the answers of one analysis go. */
	final class Publication implements RegionListener {
		private final Task task;
		private final IProgressMonitor monitor;
		private final long number = begun.incrementAndGet();
		private final long start = System.nanoTime();
		private final List<RegionReport> judged = new ArrayList<>();
		private long published = start;
		private Optional<FunctionTexts> present = Optional.empty();

		private Publication(Task task, IProgressMonitor monitor) {
			this.task = task;
			this.monitor = monitor;
		}

		@Override
		public void judged(RegionReport report, Progress progress) {
			judged.add(report);
			monitor.subTask(NLS.bind(Messages.progress, progress.done(), progress.total()));
			if (since(published).compareTo(BETWEEN_PARTS) >= 0 && progress.done() < progress.total()) {
				publishPart(Completeness.PARTIAL, judged);
			}
		}

		@Override
		public Optional<Focus> first(ParsedUnit unit) {
			FunctionTexts now = FunctionTexts.of(unit);
			present = Optional.of(now);
			return Optional.ofNullable(functions.get(task.file())).flatMap(now::changedSince);
		}

		@Override
		public void foreseen(List<RegionReport> reports) {
			if (!reports.isEmpty()) {
				publishPart(Completeness.FUNCTIONS, reports);
			}
		}

		private void publishPart(Completeness completeness, List<RegionReport> regions) {
			UnitReport part = new UnitReport(task.source().path(), Optional.empty(), regions, List.of(), since(start));
			try {
				publish(completeness, Answer.of(part));
			} catch (CoreException e) {
				// a project that is closed meanwhile is no fault
				if (task.file().isAccessible()) {
					ILog.of(Publisher.class).log(e.getStatus());
				}
			}
			published = System.nanoTime();
		}

		void publish(Completeness completeness, Answer answer) throws CoreException {
			IFile file = task.file();
			if (monitor.isCanceled() || !file.isAccessible() || !CurrentText.isCurrent(file, task.source().stamp()) || !isNewest()) {
				return;
			}
			FileResult alone = FileResult.of(file, task.source().stamp(), task.command(), task.options(), completeness, answer.report());
			FileResult result = answer.includer().map(alone::asPartOf).orElse(alone);
			shown.add(file);
			mark(result, task, monitor);
			if (result.isWhole()) {
				bases.put(file, task.basis());
				present.ifPresent(texts -> functions.put(file, texts));
			}
			results.put(result);
			if (!file.isAccessible()) {
				forget(file::equals);
				results.removeIf(file::equals);
			}
		}

		/** A file's own job and one that takes many files may both be at it; what began later knows newer settings and headers. */
		private boolean isNewest() {
			return newest.merge(task.file(), number, Math::max) == number;
		}

		private static Duration since(long time) {
			return Duration.ofNanos(System.nanoTime() - time);
		}
	}
}
