package org.racelens.ide.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.racelens.analysis.Analysis;
import org.racelens.ide.live.Attention.Rank;
import org.racelens.ide.live.CheckRun.Ending;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.settings.Settings;
import org.racelens.ide.settings.Trigger;
import org.racelens.logic.decide.DecisionCache;
import org.racelens.model.source.Cancellation;
import org.racelens.race.verdict.UnitReport;

/**
 * Keeps what is known of C and C++ files in step with their texts, from its start until it is closed: follows editors and the workspace,
 * and analyses what they change in background jobs, one a file. May be used by all threads.
 */
public final class LiveAnalysis implements AutoCloseable {
	/** How long closing waits; a cancelled analysis ends much sooner. */
	private static final Duration END = Duration.ofSeconds(2);
	private static final int REMEMBERED_DECISIONS = 50_000;

	private final IWorkspace workspace;
	private final Environment environment;
	private final DecisionCache decisions = new DecisionCache(REMEMBERED_DECISIONS);
	private final Analysis analysis;
	private final AnalysisResults results = new AnalysisResults();
	private final FileWork work;
	private final Backlog backlog;
	private final Map<IFile, FileAnalysis> jobs = new ConcurrentHashMap<>();
	private final List<Consumer<String>> solverListeners = new CopyOnWriteArrayList<>();
	private final WorkspaceChanges workspaceChanges;
	private final BufferChanges bufferChanges;
	private final Attention attention;
	private final CodeFolders codeFolders;
	private final CheckedSources sources;
	private final Affected affected;
	private final Runnable settingsChanged = this::refresh;
	private volatile boolean closed;

	/** Follows a workspace and the editors on its files. */
	public static LiveAnalysis start(IWorkspace workspace, Environment environment) {
		LiveAnalysis result = new LiveAnalysis(workspace, environment);
		environment.settings().addListener(result.settingsChanged);
		environment.commands().addListener(result.settingsChanged);
		result.workspaceChanges.connect(workspace);
		result.bufferChanges.connect();
		result.codeFolders.connect();
		result.sources.connect();
		return result;
	}

	private LiveAnalysis(IWorkspace workspace, Environment environment) {
		this.workspace = workspace;
		this.environment = environment;
		SolverWatch provers = new SolverWatch(environment.provers(), reason -> solverListeners.forEach(l -> l.accept(reason)));
		analysis = new Analysis(environment.frontEnd(), provers, decisions);
		workspaceChanges = new WorkspaceChanges(this);
		bufferChanges = new BufferChanges(this);
		attention = new Attention(bufferChanges::isOpen);
		backlog = new Backlog(attention, file -> settings(file).jobs(), Runtime.getRuntime().availableProcessors());
		attention.addListener(backlog::next);
		work = new FileWork(environment, analysis, results, backlog);
		affected = new Affected(results, bufferChanges, work, jobs);
		codeFolders = new CodeFolders(workspace);
		sources = new CheckedSources(environment.settings());
	}

	/** The results of all files analysed since the start, kept up to date by the background jobs. */
	public AnalysisResults results() {
		return results;
	}

	/** The pipeline the jobs use; what it has decided for one purpose need not be decided for another. */
	public Analysis analysis() {
		return analysis;
	}

	/** The phase graphs of regions, made when they are asked for. */
	public RegionGraphs graphs() {
		return new RegionGraphs(environment);
	}

	/** The surroundings that the analysis was started with: front end, provers, settings, compile commands and the texts of findings. */
	public Environment environment() {
		return environment;
	}

	/**
	 * The source that a header is analysed as a part of, or the first that may be: alone it may mean something else. Not to be called by
	 * the UI thread.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public Optional<IFile> includer(IFile header, Cancellation cancellation) throws CoreException {
		return work.includer(header, cancellation);
	}

	/** What the user looks at: the user interface tells it, and it comes first. */
	public Attention attention() {
		return attention;
	}

	/** Which folders and projects have C or C++ in them. */
	public CodeFolders codeFolders() {
		return codeFolders;
	}

	/** Which files a check of a folder or project takes. */
	public CheckedSources sources() {
		return sources;
	}

	/** Whether a file that an editor has is being analysed, or waits for it. */
	public boolean isBusyWithEditors() {
		return backlog.isBusyWith(Rank.OPEN);
	}

	/** Whether any file is being analysed, or waits for it. */
	public boolean isBusy() {
		return jobs.values().stream().anyMatch(FileAnalysis::isBusy);
	}

	/** How many pairs were decided, and how many of them were known already. */
	public DecisionCache.Statistics decisions() {
		return decisions.statistics();
	}

	/** @param told once, by any thread, the reason why there is no solver on this machine */
	public void addSolverListener(Consumer<String> told) {
		solverListeners.add(told);
	}

	/**
	 * Analyses files, and all sources in folders and projects, whatever the settings say of when files are analysed.
	 *
	 * @return the files that will be analysed, with what becomes of them
	 */
	public CheckRun check(Collection<? extends IResource> resources) throws CoreException {
		Set<IFile> files = Affected.byPath();
		for (IResource resource : resources) {
			if (resource instanceof IFile file) {
				if (SourceFiles.isCode(file)) {
					files.add(file);
				}
			} else {
				files.addAll(sources.in(resource));
			}
		}
		CheckRun run = new CheckRun(files);
		enqueue(run.files(), Request.of(run));
		if (closed) {
			run.giveUp();
		}
		return run;
	}

	/** Ends a check: nobody waits any longer for those of its files that no editor shows and no other check wants. */
	public void giveUp(CheckRun run) {
		run.files().stream().filter(file -> attention.rank(file) == Rank.OTHER)
				.flatMap(file -> Optional.ofNullable(jobs.get(file)).stream())
				.forEach(job -> job.giveUp(run));
		run.giveUp();
	}

	/** Analyses a file once more; from now on each of its regions may take that long. */
	public void checkAgain(IFile file, Duration regionTimeout) {
		work.allow(file, regionTimeout);
		restart(file, Request.of(Trigger.DEMAND), Duration.ZERO);
	}

	/** Adds to a result, and its markers, what else is known of its text; false where the text or the result does not count any more. */
	public boolean supplement(FileResult result, UnitReport report, IProgressMonitor monitor) throws CoreException {
		return work.supplement(result, report, monitor);
	}

	Settings settings(IFile file) {
		return environment.settings().of(file.getProject());
	}

	/** Asks for what the settings want done about these files; a bystander (a header, another project) is not asked for. */
	void request(Collection<IFile> files, Trigger trigger) {
		List<IFile> followed = new ArrayList<>();
		for (IFile file : files) {
			if (settings(file).follows(trigger)) {
				followed.add(file);
			}
		}
		enqueue(followed, Request.of(trigger));
	}

	private void enqueue(Collection<IFile> files, Request request) {
		if (!closed) {
			List<FileAnalysis> wanted = files.stream().map(this::job).toList();
			wanted.forEach(job -> job.want(request));
			backlog.add(wanted);
		}
	}

	/** Editors have other files than before, so that others are near to the user. */
	void editorsChanged() {
		backlog.next();
	}

	void restart(IFile file, Request request, Duration delay) {
		if (delay.isZero()) {
			enqueue(List.of(file), request);
		} else if (!closed) {
			job(file).want(request, delay);
		}
	}

	private FileAnalysis job(IFile file) {
		return jobs.computeIfAbsent(file, f -> new FileAnalysis(f, work, backlog));
	}

	/** The text that counts is another one, though nobody has changed anything: an editor was closed without saving. */
	void reread(IFile file) {
		if (jobs.containsKey(file) || results.of(file).isPresent()) {
			restart(file, Request.of(Trigger.SAVE), Duration.ZERO);
		}
	}

	/**
	 * Brings what is known of files in step with changed settings, whatever they say of when files are analysed. A file whose text was just
	 * typed waits for the pause: it is analysed with the new settings then.
	 */
	private void refresh() {
		Set<IFile> known = Affected.byPath();
		results.all().forEach(r -> known.add(r.file()));
		known.addAll(bufferChanges.files());
		jobs.forEach((file, job) -> {
			if (job.getState() == Job.SLEEPING) {
				known.remove(file);
			} else if (job.getState() != Job.NONE) {
				known.add(file);
			}
		});
		enqueue(known, Request.of(Trigger.SAVE));
	}

	/** Headers were saved, or are gone: whoever shows a source sees that at once, other sources when something next asks for them. */
	void headersChanged(Collection<IFile> headers) {
		work.headersChanged();
		request(affected.byHeaders(headers), Trigger.SAVE);
	}

	/** Sources were saved, or are new, or are gone if they are of Fortran. */
	void sourcesChanged(Collection<IFile> sources) {
		work.sourcesChanged(sources);
		request(affected.bySources(sources), Trigger.SAVE);
	}

	/** Files were added to projects, or taken away. */
	void filesChanged(Collection<IProject> projects) {
		work.filesChanged(projects);
		sources.filesChanged(projects);
	}

	/**
	 * Cancels the jobs of files, and of all files in folders and projects, and forgets what is known of them. Headers that were analysed as
	 * part of them are analysed again.
	 */
	void forget(Set<IPath> gone) {
		Predicate<IFile> isGone = f -> Stream.iterate(f.getFullPath(), p -> !p.isRoot(), p -> p.removeLastSegments(1))
				.anyMatch(gone::contains);
		jobs.entrySet().removeIf(e -> {
			if (isGone.test(e.getKey())) {
				e.getValue().end(e.getKey().getProject().isAccessible() ? Ending.GONE : Ending.GIVEN_UP);
			}
			return isGone.test(e.getKey());
		});
		backlog.removeIf(isGone);
		Set<IFile> left = affected.leftBy(isGone);
		results.removeIf(isGone);
		work.forget(isGone);
		request(left, Trigger.SAVE);
	}

	/** Leaves the workspace alone from now on: no job is scheduled any more, those scheduled are cancelled. */
	@Override
	public void close() {
		closed = true;
		environment.settings().removeListener(settingsChanged);
		environment.commands().removeListener(settingsChanged);
		workspaceChanges.disconnect(workspace);
		bufferChanges.disconnect();
		codeFolders.disconnect();
		sources.disconnect();
		backlog.removeIf(f -> true);
		jobs.values().forEach(job -> job.end(Ending.GIVEN_UP));
		long end = System.nanoTime() + END.toNanos();
		for (Job job : Job.getJobManager().find(work)) {
			FileAnalysis.join(job, Duration.ofNanos(end - System.nanoTime()));
		}
		jobs.clear();
	}
}
