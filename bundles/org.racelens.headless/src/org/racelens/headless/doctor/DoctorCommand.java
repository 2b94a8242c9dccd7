package org.racelens.headless.doctor;

import java.util.List;
import java.util.concurrent.Callable;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.work.Output;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.report.words.Visible;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code racelens doctor}: what this machine has, what is missing, and how it is installed. */
@Command(name = "doctor", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Says what is missing on this machine and how to install it.")
public final class DoctorCommand implements Callable<Integer> {
	private final Surroundings surroundings;
	private final Examination examination;

	@Mixin
	private Output output;

	/**
	 * @param programs of the machine
	 * @param searchPath the folders of programs
	 * @param provers the solver
	 */
	public DoctorCommand(Surroundings surroundings, Programs programs, String searchPath, ProverFactory provers) {
		this.surroundings = surroundings;
		examination = new Examination(programs, searchPath, provers, surroundings);
	}

	@Override
	public Integer call() {
		output.requireWritable(surroundings);
		List<Need> needs = examination.needs();
		StringBuilder text = new StringBuilder();
		needs.forEach(need -> text.append(line(need)));
		long missing = needs.stream().filter(n -> n.found().isEmpty()).count();
		text.append('\n').append(missing == 0 ? "Nothing is missing.\n" : missing + (missing == 1 ? " thing is" : " things are")
				+ " missing; all else works without " + (missing == 1 ? "it" : "them") + ".\n");
		output.write(text.toString(), surroundings);
		return ExitStatus.NOTHING_FOUND;
	}

	private static String line(Need need) {
		String use = " (" + need.use() + ")";
		return need.found().map(found -> "found    " + need.name() + ": " + Visible.inLine(found) + use + "\n")
				.orElseGet(() -> "missing  " + need.name() + use + "\n         " + need.remedy() + "\n");
	}
}
