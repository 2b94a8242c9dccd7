package org.racelens.ui.confirm;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.racelens.confirm.Confirmation;
import org.racelens.confirm.build.Launcher;

/** The launcher and the recorder of the product, which come with a bundle and need a folder. */
final class Recorder {
	private static final String FOLDER = "recorder/";

	private Recorder() {
	}

	/**
	 * The launcher, in the place of the workspace for what bundles need. Not to be called by the UI thread.
	 *
	 * @throws IOException where it cannot be written
	 */
	static Path launcher() throws IOException {
		Bundle ours = FrameworkUtil.getBundle(Recorder.class);
		return new Launcher(files()).in(Platform.getStateLocation(ours).toFile().toPath());
	}

	private static Map<String, byte[]> files() throws IOException {
		Map<String, byte[]> files = new HashMap<>();
		for (String path : paths(FrameworkUtil.getBundle(Confirmation.class), FOLDER)) {
			try (InputStream in = Confirmation.class.getResourceAsStream("/" + path)) {
				files.put(path.substring(FOLDER.length()), in.readAllBytes());
			}
		}
		return files;
	}

	private static List<String> paths(Bundle bundle, String folder) {
		List<String> paths = new ArrayList<>();
		Enumeration<String> entries = Optional.ofNullable(bundle.getEntryPaths(folder)).orElseGet(Collections::emptyEnumeration);
		for (String path : Collections.list(entries)) {
			if (path.endsWith("/")) {
				paths.addAll(paths(bundle, path));
			} else {
				paths.add(path);
			}
		}
		return paths;
	}
}
