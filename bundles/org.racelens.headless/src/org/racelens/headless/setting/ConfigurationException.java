package org.racelens.headless.setting;

import java.util.List;

/** A configuration, or a file that it names, cannot be understood. */
public final class ConfigurationException extends Exception {
	private static final long serialVersionUID = 1L;

	private final transient List<String> problems;

	ConfigurationException(List<String> problems) {
		super(String.join("; ", problems), null, false, false);
		this.problems = List.copyOf(problems);
	}

	/** What is wrong, each with its file and line. */
	public List<String> problems() {
		return problems;
	}
}
