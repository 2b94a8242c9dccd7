package org.eclipse.cdt.utils.spawner;

import java.util.Properties;

/** The environment of this process, as CDT asks for it. */
public final class EnvironmentReader {
	private EnvironmentReader() {
	}

	public static Properties getEnvVars() {
		Properties variables = new Properties();
		variables.putAll(System.getenv());
		return variables;
	}

	public static String getEnvVar(String key) {
		return System.getenv(key);
	}
}
