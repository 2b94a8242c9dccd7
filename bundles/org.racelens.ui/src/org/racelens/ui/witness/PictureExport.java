package org.racelens.ui.witness;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.racelens.report.drawing.EstimatedMeasure;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.SvgWriter;
import org.racelens.report.drawing.Theme;

/**
 * Saves a drawing as a picture, SVG or PNG, in the colours of the view and whatever the view's width is. Only what needs the user
 * interface's thread is done in it; the file is written by a job.
 */
public final class PictureExport {
	/** The family of the jobs that write. */
	public static final Object FAMILY = PictureExport.class;
	private static final String PNG = "png";
	private static final String SVG = "svg";
	/** Pixels of the PNG for one of the scene: fit for print and for fine screens. */
	private static final double SCALE = 2;
	/** More pixels take more memory than a workbench can be expected to have. */
	private static final double MOST_PIXELS = 64_000_000;

	private final SceneCanvas canvas;
	private final Consumer<String> tell;

	/**
	 * For the drawing of a canvas.
	 *
	 * @param tell told in the user interface's thread that a picture is saved
	 */
	public PictureExport(SceneCanvas canvas, Consumer<String> tell) {
		this.canvas = canvas;
		this.tell = tell;
	}

	private Shell shell() {
		return canvas.control().getShell();
	}

	/**
	 * Asks for a file, and saves.
	 *
	 * @param name that is proposed, without an extension
	 * @param extensions that are offered, the first one for names without one
	 */
	public void ask(String name, String... extensions) {
		FileDialog dialog = new FileDialog(shell(), SWT.SAVE);
		String[] filters = new String[extensions.length];
		for (int i = 0; i < filters.length; i++) {
			filters[i] = "*." + extensions[i];
		}
		dialog.setFilterExtensions(filters);
		dialog.setOverwrite(true);
		dialog.setFileName(name + "." + extensions[0]);
		Optional.ofNullable(dialog.open()).ifPresent(file -> saveChosen(file, extensions[Math.max(0, dialog.getFilterIndex())]));
	}

	/** Saves into a file that the user has chosen and may overwrite; one whose name gets an extension for that is another file. */
	public void saveChosen(String file, String extension) {
		boolean isNamed = isOf(file, PNG) || isOf(file, SVG);
		Path chosen = Path.of(isNamed ? file : file + "." + extension);
		if (isNamed || Files.notExists(chosen)
				|| MessageDialog.openQuestion(shell(), Messages.overwrite, NLS.bind(Messages.overwriteFile, chosen))) {
			save(chosen);
		}
	}

	private static boolean isOf(String file, String extension) {
		return file.toLowerCase(Locale.ROOT).endsWith("." + extension);
	}

	/** Saves into a file, as PNG where its name ends so, else as SVG. */
	public void save(Path file) {
		if (isOf(file.toString(), PNG)) {
			savePng(file);
		} else {
			saveSvg(file);
		}
	}

	/** Saves as SVG, whatever the file's name is. */
	public void saveSvg(Path file) {
		// whoever looks at it has other fonts
		Scene scene = canvas.drawing().draw(new EstimatedMeasure(), Integer.MAX_VALUE);
		Theme theme = canvas.theme();
		write(file, () -> new SvgWriter(theme).document(scene).getBytes(StandardCharsets.UTF_8));
	}

	/** Saves as PNG, whatever the file's name is. */
	public void savePng(Path file) {
		try {
			ImageData data = painted();
			write(file, () -> encoded(data));
		} catch (SWTException | SWTError tooLarge) {
			complain(file, NLS.bind(Messages.noPicture, tooLarge.getMessage()));
		}
	}

	private ImageData painted() {
		Display display = shell().getDisplay();
		try (SceneFonts fonts = new SceneFonts(display, SceneFonts.usualHeight())) {
			GC measuring = new GC(canvas.control());
			Scene scene = canvas.drawing().draw(new GcMeasure(measuring, fonts), Integer.MAX_VALUE);
			measuring.dispose();
			double scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / Math.max(1.0, (double) scene.width() * scene.height())));
			Image image = new Image(display, pixels(scene.width(), scale), pixels(scene.height(), scale));
			GC gc = new GC(image);
			Transform scaled = new Transform(display);
			try {
				scaled.scale((float) scale, (float) scale);
				gc.setTransform(scaled);
				new ScenePainter(gc, fonts, canvas.theme()).paint(scene);
				return image.getImageData();
			} finally {
				scaled.dispose();
				gc.dispose();
				image.dispose();
			}
		}
	}

	private static int pixels(int length, double scale) {
		return (int) Math.max(1, Math.floor(length * scale));
	}

	private static byte[] encoded(ImageData data) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] { data };
		try {
			loader.save(bytes, SWT.IMAGE_PNG);
		} catch (SWTException e) {
			throw new IOException(e.getMessage(), e);
		}
		return bytes.toByteArray();
	}

	private void write(Path file, Callable<byte[]> content) {
		Display display = shell().getDisplay();
		new PictureJob(file, content, problem -> {
			if (!display.isDisposed()) {
				display.asyncExec(() -> told(file, problem));
			}
		}).schedule();
	}

	private void told(Path file, Optional<String> problem) {
		if (canvas.control().isDisposed()) {
			return;
		}
		problem.ifPresentOrElse(p -> complain(file, p), () -> tell.accept(NLS.bind(Messages.exported, file)));
	}

	private void complain(Path file, String problem) {
		MessageDialog.openError(shell(), Messages.exportFailed, NLS.bind(Messages.exportFailedBecause, file, problem));
	}
}
