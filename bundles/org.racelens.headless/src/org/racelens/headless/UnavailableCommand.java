package org.racelens.headless;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command whose name is taken already, but that this version cannot do. */
abstract class UnavailableCommand implements Callable<Integer> {
	@Spec
	private CommandSpec spec;
	@Unmatched
	private List<String> ignored;

	@Override
	public Integer call() {
		throw new BadUsageException(spec.name() + " is not available in this version");
	}

	@Command(name = "graph", description = "Not available in this version.")
	static final class Graph extends UnavailableCommand {
	}
}
