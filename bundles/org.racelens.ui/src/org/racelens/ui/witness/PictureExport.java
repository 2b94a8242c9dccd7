package org.racelens.ui.witness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Display;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.report.drawing.EstimatedMeasure;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.SvgWriter;
import org.racelens.report.drawing.Theme;
import org.racelens.report.drawing.WitnessDrawing;

/** Saves the drawing of a witness as a picture. */
final class PictureExport {
	/** Pixels of the PNG for one of the scene: fit for print and for fine screens. */
	private static final int SCALE = 2;

	private PictureExport() {
	}

	static void svg(RaceFound race, Theme theme, Path file) throws IOException {
		// whoever looks at it has other fonts
		Scene scene = new WitnessDrawing(new EstimatedMeasure()).draw(race.race(), race.region());
		Files.writeString(file, new SvgWriter(theme).document(scene), StandardCharsets.UTF_8);
	}

	static void png(Scene scene, SceneFonts fonts, Theme theme, Path file) throws IOException {
		Display display = Display.getCurrent();
		Image image = new Image(display, scene.width() * SCALE, scene.height() * SCALE);
		GC gc = new GC(image);
		Transform scaled = new Transform(display);
		try {
			scaled.scale(SCALE, SCALE);
			gc.setTransform(scaled);
			new ScenePainter(gc, fonts, theme).paint(scene);
			ImageLoader loader = new ImageLoader();
			loader.data = new ImageData[] { image.getImageData() };
			loader.save(file.toString(), SWT.IMAGE_PNG);
		} catch (SWTException e) {
			throw new IOException(e.getMessage(), e);
		} finally {
			scaled.dispose();
			gc.dispose();
			image.dispose();
		}
	}
}
