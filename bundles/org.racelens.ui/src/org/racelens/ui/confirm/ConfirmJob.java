package org.racelens.ui.confirm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.racelens.analysis.SharedAccesses;
import org.racelens.confirm.Confirmation.Source;
import org.racelens.confirm.Experiment;
import org.racelens.confirm.Experiment.Outcome;
import org.racelens.confirm.build.Recipe;
import org.racelens.ide.live.LargeStack;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.run.RecordedGraph;

/**
 * Builds a file as it was analysed, runs it, and tells what the runs have shown of its regions. Who cancels it ends compilers and program.
 */
public final class ConfirmJob extends Job {
	/** The family of all these jobs. */
	public static final Object FAMILY = ConfirmJob.class;

	private final FileResult result;
	private final IFile file;
	private final List<String> arguments;
	private final LiveAnalysis live;
	private final Display display = PlatformUI.getWorkbench().getDisplay();

	/** To be made by the UI thread. */
	ConfirmJob(FileResult result, List<String> arguments, LiveAnalysis live) {
		super(NLS.bind(Messages.confirming, result.file().getName()));
		this.result = result;
		file = result.file();
		this.arguments = List.copyOf(arguments);
		this.live = live;
		setUser(true);
	}

	@Override
	public boolean belongsTo(Object family) {
		return FAMILY.equals(family) || file.getProject().equals(family);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
		monitor.subTask(Messages.building);
		try {
			Optional<SourceText> source = CurrentText.of(file).filter(s -> s.stamp() == result.stamp());
			if (source.isEmpty()) {
				show(OutcomeWords.stale(file));
				return Status.OK_STATUS;
			}
			Outcome outcome = outcome(source.get(), monitor);
			boolean isShown = outcome.result().isPresent() && takesPlace(source.get(), outcome, monitor);
			show(OutcomeWords.of(file, outcome, isShown));
			return Status.OK_STATUS;
		} catch (CancellationException e) {
			return Status.CANCEL_STATUS;
		} catch (FrontEndException | IOException e) {
			show(OutcomeWords.failed(file, e));
			return Status.OK_STATUS;
		} catch (CoreException e) {
			return e.getStatus();
		}
	}

	private Outcome outcome(SourceText source, IProgressMonitor monitor) throws FrontEndException, IOException {
		Path launcher = Recorder.launcher();
		Made made = LargeStack.call(() -> made(launcher, source, monitor));
		return made.outcome();
	}

	/** What came of it, or why nothing did: work with a large stack has no checked exceptions. */
	private record Made(Optional<Outcome> made, Optional<FrontEndException> notParsed, Optional<IOException> notWritten) {
		Outcome outcome() throws FrontEndException, IOException {
			if (notParsed.isPresent()) {
				throw notParsed.get();
			}
			if (notWritten.isPresent()) {
				throw notWritten.get();
			}
			return made.orElseThrow();
		}
	}

	private Made made(Path launcher, SourceText source, IProgressMonitor monitor) {
		try {
			ParsedUnit unit = live.environment().frontEnd().parse(source, result.command(), monitor::isCanceled);
			Experiment experiment = new Experiment(launcher, file.getProject().getLocation().toFile().toPath(),
					new UnitLines(source, unit.language()), new MonitoredRuns(monitor, RunConsole.of(file)), monitor::isCanceled);
			Recipe recipe = new Recipe(unit.language(), result.command(), List.of(), List.of(), arguments);
			Source analysed = new Source(unit, SharedAccesses.of(unit, result.options(), monitor::isCanceled));
			return new Made(Optional.of(experiment.make(analysed, result.report(), recipe, Confirming.LIMIT)), Optional.empty(),
					Optional.empty());
		} catch (FrontEndException e) {
			return new Made(Optional.empty(), Optional.of(e), Optional.empty());
		} catch (IOException e) {
			return new Made(Optional.empty(), Optional.empty(), Optional.of(e));
		}
	}

	/** Whether the text is still the one that was run, so that what the runs have shown is told of it. */
	private boolean takesPlace(SourceText source, Outcome outcome, IProgressMonitor monitor) throws CoreException {
		ObservedPlaces places = new ObservedPlaces(source);
		UnitReport told = places.in(outcome.result().orElseThrow().report());
		Map<SourceRange, RecordedGraph> graphs = new HashMap<>();
		outcome.graphs().forEach((region, graph) -> graphs.put(region, places.in(graph)));
		// who is told of the result looks for them
		RunGraphs.keep(file, told, graphs);
		return live.supplement(result, told, monitor);
	}

	private void show(OutcomeWords words) {
		if (!display.isDisposed()) {
			display.asyncExec(() -> {
				if (PlatformUI.isWorkbenchRunning() && !PlatformUI.getWorkbench().isClosing()) {
					new OutcomeDialog(PlatformUI.getWorkbench().getModalDialogShellProvider().getShell(), words,
							new ProjectAnswers(file.getProject())).open();
				}
			});
		}
	}
}
