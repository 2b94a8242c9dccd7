package org.racelens.trial;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.ide.IDE;

/**
 * Writes a racy file as soon as the workbench has started, prints the problems that appear ({@code line 6: ...}), saves a picture of the
 * window under the name in the system property {@code racelens.trial.picture}, and ends the workbench while a further save is being
 * analysed.
 */
public final class FirstMarker implements IStartup {
	private static final String RACY = """
			int sum;

			int main(void) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					sum += i;
				return 0;
			}
			""";
	/** The family of the workbench's own job that calls all {@code IStartup}s. */
	private static final String EARLY_STARTUP = "earlyStartup";
	private static final int SECONDS_TO_WAIT = 60;

	@Override
	public void earlyStartup() {
		Job trial = Job.createSystem("Trial", (ICoreRunnable) monitor -> {
			try {
				Job.getJobManager().join(EARLY_STARTUP, monitor);
				run();
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			} finally {
				PlatformUI.getWorkbench().getDisplay().asyncExec(() -> PlatformUI.getWorkbench().close());
			}
		});
		trial.schedule();
	}

	private static void run() throws CoreException, InterruptedException {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("demo");
		project.create(null);
		project.open(null);
		IFile file = project.getFile("sum.c");
		file.create(text(RACY), true, null);
		inWindow(window -> show(window, file));
		for (int waited = 0; problems(file).length == 0 && waited < SECONDS_TO_WAIT; waited++) {
			Thread.sleep(1000);
		}
		for (IMarker marker : problems(file)) {
			System.out.println("line " + marker.getAttribute(IMarker.LINE_NUMBER, 0) + ": " + marker.getAttribute(IMarker.MESSAGE, ""));
		}
		Thread.sleep(2000); // the views are drawn later
		inWindow(FirstMarker::savePicture);
		file.setContents(text(RACY + "\n"), true, false, null);
	}

	private static InputStream text(String text) {
		return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
	}

	private static IMarker[] problems(IFile file) throws CoreException {
		return file.findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_ZERO);
	}

	/** What is done with the window in the UI thread. */
	@FunctionalInterface
	private interface Step {
		void run(IWorkbenchWindow window) throws WorkbenchException;
	}

	private static void inWindow(Step step) {
		PlatformUI.getWorkbench().getDisplay().syncExec(() -> {
			try {
				step.run(PlatformUI.getWorkbench().getWorkbenchWindows()[0]);
			} catch (WorkbenchException e) {
				throw new IllegalStateException(e);
			}
		});
	}

	private static void show(IWorkbenchWindow window, IFile file) throws WorkbenchException {
		window.getShell().setBounds(0, 0, 1200, 800);
		PlatformUI.getWorkbench().showPerspective("org.eclipse.ui.resourcePerspective", window);
		IWorkbenchPage page = window.getActivePage();
		for (IViewReference view : page.getViewReferences()) {
			if (view.getId().contains("intro")) {
				page.hideView(view);
			}
		}
		page.showView(IPageLayout.ID_PROBLEM_VIEW);
		IDE.openEditor(page, file);
	}

	private static void savePicture(IWorkbenchWindow window) {
		Shell shell = window.getShell();
		Rectangle inside = shell.getDisplay().map(shell, null, shell.getClientArea());
		Point origin = shell.getLocation();
		Image image = new Image(shell.getDisplay(), inside.x + inside.width - origin.x, inside.y + inside.height - origin.y);
		GC gc = new GC(shell.getDisplay());
		gc.copyArea(image, origin.x, origin.y);
		gc.dispose();
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] { image.getImageData() };
		image.dispose();
		loader.save(System.getProperty("racelens.trial.picture", "trial.png"), SWT.IMAGE_PNG);
	}
}
