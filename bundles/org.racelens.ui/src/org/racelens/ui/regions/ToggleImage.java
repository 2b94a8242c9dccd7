package org.racelens.ui.regions;

import org.eclipse.jface.resource.CompositeImageDescriptor;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;

/**
 * An icon on a button that is pressed, with a bar below it, or released. Themes show by themselves what is pressed, but not all of them.
 */
final class ToggleImage extends CompositeImageDescriptor {
	/** Whether the button is pressed. */
	enum State {
		PRESSED, RELEASED
	}

	private static final int SIZE = 16;
	private static final int GAP = 2;
	private static final int BAR = 2;
	/** Seen on dark ground, and below it one that is seen on light ground: that of a button that is pressed is neither black nor white. */
	private static final RGB UPPER = new RGB(0x7d, 0xbd, 0xff);
	private static final RGB LOWER = new RGB(0x1d, 0x62, 0xb4);
	private static final int BITS = 24;
	private static final int PERCENT = 100;

	private final ImageDescriptor icon;
	private final State state;

	ToggleImage(ImageDescriptor icon, State state) {
		this.icon = icon;
		this.state = state;
	}

	@Override
	protected void drawCompositeImage(int width, int height) {
		drawImage(createCachedImageDataProvider(icon), 0, 0);
		if (state == State.PRESSED) {
			drawImage(ToggleImage::bar, 0, SIZE + GAP);
		}
	}

	private static ImageData bar(int zoom) {
		PaletteData palette = new PaletteData(0xff0000, 0xff00, 0xff);
		ImageData data = new ImageData(SIZE * zoom / PERCENT, BAR * zoom / PERCENT, BITS, palette);
		for (int y = 0; y < data.height; y++) {
			int pixel = palette.getPixel(y < data.height / 2 ? UPPER : LOWER);
			for (int x = 0; x < data.width; x++) {
				data.setPixel(x, y, pixel);
			}
		}
		return data;
	}

	@Override
	protected Point getSize() {
		return new Point(SIZE, SIZE + GAP + BAR);
	}
}
