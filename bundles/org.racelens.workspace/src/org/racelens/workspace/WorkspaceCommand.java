package org.racelens.workspace;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IWorkspaceDescription;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.racelens.headless.RaceLensCommand;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.flag.Called;
import org.racelens.headless.flag.ConfidenceFilter;
import org.racelens.headless.flag.FindingFlags;
import org.racelens.headless.flag.Findings;
import org.racelens.headless.flag.Reports;
import org.racelens.headless.setting.Sourced;
import org.racelens.headless.source.FileLines;
import org.racelens.headless.work.Output;
import org.racelens.ide.live.CheckRun;
import org.racelens.ide.live.CheckRun.Ending;
import org.racelens.ide.live.Environment;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.text.CurrentText;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.CheckReport;
import org.racelens.ui.words.FindingSentences;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Checks projects with the settings that they have in the workspace. Options that name projects are spelled as CDT's builder without a
 * window spells them.
 */
@Command(name = "eclipse -application org.racelens.headless.check", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Checks projects of the workspace (-data) with their settings; with a command of racelens as first argument it is that command.")
final class WorkspaceCommand implements Callable<Integer> {
	/** How often a run that takes long looks whether it is to be stopped. */
	private static final Duration LOOK = Duration.ofMillis(200);

	private final Surroundings surroundings;

	@Spec
	private CommandSpec spec;
	@Parameters(paramLabel = "PROJECT", arity = "0..*", description = "Regular expressions of whole names of projects, or all.")
	private List<String> names = new ArrayList<>();
	@Option(names = "-import", paramLabel = "FOLDER", description = "Bring the project in FOLDER into the workspace, and check it.")
	private List<String> folders = new ArrayList<>();
	@Option(names = "-importAll", paramLabel = "FOLDER", description = "The same for all projects in and below FOLDER.")
	private List<String> trees = new ArrayList<>();
	@Mixin
	private Reports reports;
	@Mixin
	private FindingFlags findings;
	@Mixin
	private Output output;

	private WorkspaceCommand(Surroundings surroundings) {
		this.surroundings = surroundings;
	}

	/** The exit status, that of {@code racelens check} for the same files. */
	static int run(String[] arguments, Surroundings surroundings) {
		return RaceLensCommand.execute(new CommandLine(new WorkspaceCommand(surroundings)), arguments, surroundings);
	}

	@Override
	public Integer call() throws CoreException {
		reports.addTo(output);
		output.requireWritable(surroundings);
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		withoutBuilds(workspace);
		Set<IProject> projects = projects(new Projects(workspace, surroundings));
		for (IProject project : projects) {
			project.refreshLocal(IResource.DEPTH_INFINITE, null);
		}
		List<UnitReport> files;
		try (LiveAnalysis analysis = LiveAnalysis.start(workspace, Environment.product(new FindingSentences()))) {
			files = check(projects, analysis);
		}
		workspace.save(true, null);
		CheckReport report = new CheckReport(Version.current(), files, Findings.extent(surroundings));
		int status = status(report);
		reports.write(report, new FileLines(surroundings), output, Called.as(spec, status, surroundings), surroundings);
		return status;
	}

	/** Builders of projects that are brought in are programs of others. */
	private static void withoutBuilds(IWorkspace workspace) throws CoreException {
		IWorkspaceDescription description = workspace.getDescription();
		description.setAutoBuilding(false);
		workspace.setDescription(description);
	}

	private Set<IProject> projects(Projects projects) throws CoreException {
		Set<IProject> wanted = new LinkedHashSet<>();
		for (String folder : folders) {
			wanted.add(projects.imported(folder));
		}
		for (String tree : trees) {
			wanted.addAll(projects.importedBelow(tree));
		}
		for (String name : names) {
			wanted.addAll(projects.named(name));
		}
		if (wanted.isEmpty()) {
			throw new BadUsageException("no project is named: name some, say all, or bring one into the workspace with -import");
		}
		return wanted;
	}

	private List<UnitReport> check(Collection<IProject> projects, LiveAnalysis analysis) throws CoreException {
		CheckRun run = analysis.check(projects);
		try {
			for (int known = 0; !run.isOver(); known = run.await(known, LOOK)) {
				if (surroundings.cancellation().isCancelled()) {
					analysis.giveUp(run);
				}
			}
		} catch (InterruptedException e) {
			analysis.giveUp(run);
			Thread.currentThread().interrupt();
		}
		Confidence least = findings.said().confidence().map(Sourced::value).orElse(Confidence.POSSIBLE);
		Set<IFile> gone = new LinkedHashSet<>(run.ended(Ending.GONE));
		return run.files().stream().filter(file -> !gone.contains(file))
				.map(file -> ConfidenceFilter.keep(report(file, run, analysis), least))
				.toList();
	}

	/** What is known of a file, or why nothing is. */
	private static UnitReport report(IFile file, CheckRun run, LiveAnalysis analysis) {
		String path = CurrentText.path(file);
		if (run.ended(Ending.GIVEN_UP).contains(file)) {
			return UnitReport.failed(path, "the run was stopped", Duration.ZERO);
		}
		return analysis.results().of(file).filter(FileResult::isWhole).map(FileResult::report)
				.orElseGet(() -> UnitReport.failed(path, "it cannot be read, or its analysis broke: see the log of the workspace",
						Duration.ZERO));
	}

	private int status(CheckReport report) {
		boolean failed = report.files().stream().anyMatch(file -> file.failure().isPresent());
		return failed ? ExitStatus.INTERNAL_ERROR : Findings.status(report.files(), findings.failOn());
	}
}
