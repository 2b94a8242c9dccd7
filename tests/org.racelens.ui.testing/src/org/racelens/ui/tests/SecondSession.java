package org.racelens.ui.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.racelens.ide.live.FileAnalysis;

/** What is done in a workbench that a test starts with the system property {@value #PART}; then it is closed. */
public final class SecondSession implements IStartup {
	static final String PART = "racelens.session";
	static final String OUTPUT = "racelens.session.output";
	private static final int SECONDS_TO_WAIT = 600;

	private final List<String> said = new ArrayList<>();

	/** The user's sessions. */
	enum Part {
		/** writes two racy files, one in an editor, and leaves with their markers */
		WRITE,
		/** looks at the markers, repairs the file in the editor, and leaves */
		REPAIR,
		/** looks at the markers */
		LOOK,
		/** leaves while files are analysed */
		LEAVE_BUSY,
		/** opens all that there is, and says what is not in the language of the workbench */
		LOOK_FOR_WORDS,
		/** takes pictures */
		PICTURE
	}

	@Override
	public void earlyStartup() {
		String part = System.getProperty(PART);
		if (part != null) {
			Job.createSystem("Session", (ICoreRunnable) monitor -> run(Part.valueOf(part), monitor)).schedule();
		}
	}

	private void run(Part part, IProgressMonitor monitor) {
		try {
			Job.getJobManager().join(Bot.EARLY_STARTUP, monitor);
			perform(part);
			said.add("done");
		} catch (Exception | AssertionError e) {
			said.add("failed: " + e + " " + Stream.of(e.getStackTrace()).filter(f -> f.getClassName().contains("racelens")).toList());
		} finally {
			say();
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> PlatformUI.getWorkbench().close());
		}
	}

	private void perform(Part part) throws Exception {
		switch (part) {
			case WRITE -> write();
			case REPAIR -> repair();
			case LOOK -> tellMarkers();
			case LEAVE_BUSY -> beBusy();
			case PICTURE -> new LookSession().run();
			case LOOK_FOR_WORDS -> said.addAll(new PseudoSession().run());
		}
	}

	private void write() throws Exception {
		TestProject project = TestProject.create("kept");
		IFile edited = project.file("edited.c", TestProject.RACY);
		IFile other = project.file("other.c", TestProject.RACY);
		inEditor(edited);
		await(() -> TestProject.raceCount(edited) == 1 && TestProject.raceCount(other) == 1);
		tellMarkers();
	}

	private void repair() throws Exception {
		tellMarkers();
		IFile edited = file("edited.c");
		TestProject.save(edited, TestProject.RACY.replace("parallel for", "parallel for reduction(+ : sum)"));
		await(() -> TestProject.raceCount(edited) == 0);
	}

	private void beBusy() throws Exception {
		TestProject project = TestProject.create("busy");
		ResourcesPlugin.getWorkspace().run(monitor -> {
			for (int i = 0; i < 20; i++) {
				project.file("busy" + i + ".c", Programs.regions(400));
			}
		}, null);
		inEditor(project.project().getFile("busy0.c"));
		await(() -> Job.getJobManager().find(FileAnalysis.FAMILY).length > 0);
		await(() -> List.of(Job.getJobManager().find(FileAnalysis.FAMILY)).stream().anyMatch(j -> j.getState() == Job.RUNNING));
		said.add("running");
	}

	private void tellMarkers() throws Exception {
		for (String name : List.of("edited.c", "other.c")) {
			for (IMarker marker : TestProject.races(file(name))) {
				said.add(name + " " + marker.getId() + " " + marker.getCreationTime() + " " + marker.getType() + " "
						+ marker.getAttribute(IMarker.LINE_NUMBER, 0) + " " + marker.getAttribute(IMarker.MESSAGE, ""));
			}
		}
	}

	private static IFile file(String name) {
		return ResourcesPlugin.getWorkspace().getRoot().getProject("kept").getFile(name);
	}

	private static void inEditor(IFile file) {
		PlatformUI.getWorkbench().getDisplay().syncExec(() -> {
			IWorkbenchPage page = PlatformUI.getWorkbench().getWorkbenchWindows()[0].getActivePage();
			try {
				IDE.openEditor(page, file);
			} catch (PartInitException e) {
				throw new IllegalStateException(e);
			}
		});
	}

	private static void await(BooleanSupplier condition) throws InterruptedException {
		long end = System.nanoTime() + SECONDS_TO_WAIT * 1_000_000_000L;
		while (!condition.getAsBoolean()) {
			if (System.nanoTime() > end) {
				throw new AssertionError("waited in vain");
			}
			Thread.sleep(5);
		}
	}

	private void say() {
		try {
			Files.write(Path.of(System.getProperty(OUTPUT)), said);
		} catch (IOException e) {
			throw new IllegalStateException(e);
		}
	}
}
