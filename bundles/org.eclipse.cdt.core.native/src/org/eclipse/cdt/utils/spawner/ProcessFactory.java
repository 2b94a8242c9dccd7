package org.eclipse.cdt.utils.spawner;

import java.io.File;
import java.io.IOException;

/** Starts processes for CDT without its native spawner. */
public final class ProcessFactory {
	private static final ProcessFactory INSTANCE = new ProcessFactory();

	private ProcessFactory() {
	}

	public static ProcessFactory getFactory() {
		return INSTANCE;
	}

	public Process exec(String[] command, String[] environment) throws IOException {
		return Runtime.getRuntime().exec(command, environment);
	}

	public Process exec(String[] command, String[] environment, File directory) throws IOException {
		return Runtime.getRuntime().exec(command, environment, directory);
	}
}
