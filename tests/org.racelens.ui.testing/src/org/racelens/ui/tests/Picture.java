package org.racelens.ui.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.racelens.report.drawing.Colour;

/** What a part of the screen looks like. */
record Picture(ImageData data) {
	private static final int STEP = 3;

	/** The inside of a window, its menu and tool bar among it, and what lies in front of it. */
	static Picture of(Shell window) {
		Display display = window.getDisplay();
		Rectangle inside = display.map(window, null, window.getClientArea());
		Rectangle outside = window.getBounds();
		int bottom = inside.y + inside.height;
		Image image = new Image(display, inside.width, bottom - outside.y);
		GC gc = new GC(display);
		gc.copyArea(image, inside.x, outside.y);
		gc.dispose();
		ImageData data = image.getImageData();
		image.dispose();
		return new Picture(data);
	}

	/** As {@code target/screenshots/NAME.png}. */
	void save(String name) {
		try {
			Path folder = Path.of(System.getProperty("racelens.root"), "tests/org.racelens.ui.testing/target/screenshots");
			ImageLoader loader = new ImageLoader();
			loader.data = new ImageData[] { data };
			loader.save(Files.createDirectories(folder).resolve(name + ".png").toString(), SWT.IMAGE_PNG);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** How well two colours can be told apart, as WCAG 2.1 counts: at least 4.5 for text. */
	static double contrast(RGB a, RGB b) {
		return new Colour(a.red, a.green, a.blue).contrast(new Colour(b.red, b.green, b.blue));
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Picture picture && data.width == picture.data.width && data.height == picture.data.height
				&& Arrays.equals(data.data, picture.data.data);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(data.data);
	}

	/** How many different colours there are at some places. */
	int colours() {
		Set<RGB> colours = new HashSet<>();
		for (int x = 0; x < data.width; x += STEP) {
			for (int y = 0; y < data.height; y += STEP) {
				colours.add(data.palette.getRGB(data.getPixel(x, y)));
			}
		}
		return colours.size();
	}

	/** From 0, black, to 255, white. */
	int brightness() {
		long sum = 0;
		int count = 0;
		for (int x = 0; x < data.width; x += STEP) {
			for (int y = 0; y < data.height; y += STEP) {
				RGB colour = data.palette.getRGB(data.getPixel(x, y));
				sum += (colour.red + colour.green + colour.blue) / 3;
				count++;
			}
		}
		return (int) (sum / count);
	}
}
