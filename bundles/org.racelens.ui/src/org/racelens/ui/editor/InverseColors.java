package org.racelens.ui.editor;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Path;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.texteditor.AbstractDecoratedTextEditorPreferenceConstants;
import org.osgi.framework.FrameworkUtil;

/**
 * The colours of annotations, and of the line with the caret, where the desktop is dark and the workbench is not asked for its dark theme,
 * as where contrast is high: text is light there, too. What the user has chosen stays.
 */
public final class InverseColors {
	private static final String DARK_THEME = "org.eclipse.e4.ui.css.theme.e4_dark";
	/** of the dark theme, which sets these by itself */
	private static final Path STYLES = new Path("css/dark.css");
	private static final Pattern VALUE = Pattern.compile("'([\\w.]+)=([\\d,]+)'");
	private static final float HALF = 0.5f;
	private static final String CURRENT_LINE = "40,48,64";

	private InverseColors() {
	}

	/** Sets the colours, once at the start. */
	public static void install(IWorkbench workbench) {
		RGB background = workbench.getDisplay().getSystemColor(SWT.COLOR_LIST_BACKGROUND).getRGB();
		if (background.getHSB()[2] < HALF && !isDarkTheme()) {
			IPreferenceStore store = EditorsUI.getPreferenceStore();
			colors().forEach(store::setDefault);
			// it is light blue where no theme sets it, and findings stand in that line
			store.setDefault(AbstractDecoratedTextEditorPreferenceConstants.EDITOR_CURRENT_LINE_COLOR, CURRENT_LINE);
		}
	}

	private static boolean isDarkTheme() {
		return InstanceScope.INSTANCE.getNode("org.eclipse.e4.ui.css.swt.theme").get("themeid", "").equals(DARK_THEME);
	}

	/** By preference key. */
	private static Map<String, String> colors() {
		Map<String, String> colors = new LinkedHashMap<>();
		try (InputStream styles = FileLocator.openStream(FrameworkUtil.getBundle(InverseColors.class), STYLES, false)) {
			VALUE.matcher(new String(styles.readAllBytes(), StandardCharsets.UTF_8)).results()
					.forEach(m -> colors.put(m.group(1), m.group(2)));
		} catch (IOException e) {
			ILog.of(InverseColors.class).error(STYLES.toString(), e);
		}
		return colors;
	}
}
