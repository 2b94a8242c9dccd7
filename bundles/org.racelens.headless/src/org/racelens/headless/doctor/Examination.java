package org.racelens.headless.doctor;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.headless.base.Surroundings;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.logic.prover.ProverUnavailableException;
import org.racelens.recording.symbol.SymbolTool;

/** Looks for all that RaceLens can use. */
final class Examination {
	private static final String PROGRAMS = "programs: =";

	private final Programs programs;
	private final String searchPath;
	private final ProverFactory provers;
	private final Surroundings surroundings;

	/** @param searchPath the folders of programs */
	Examination(Programs programs, String searchPath, ProverFactory provers, Surroundings surroundings) {
		this.programs = programs;
		this.searchPath = searchPath;
		this.provers = provers;
		this.surroundings = surroundings;
	}

	/** Everything, the most important things first. */
	List<Need> needs() {
		List<Need> all = new ArrayList<>(List.of(
				new Need("Java", "runs RaceLens",
						Optional.of(System.getProperty("java.version") + ", " + System.getProperty("java.vm.name")), ""),
				new Need("Z3", "decides what no exact test decides; without it such regions are UNKNOWN", solver(),
						"it comes with RaceLens for Linux, Windows and macOS on x86-64, and for macOS on ARM"),
				new Need("folder of results", "keeps results for the next run; without it all is analysed each time", store(),
						"name one with --cache, or make $XDG_CACHE_HOME or ~/.cache writable for yourself alone")));
		all.addAll(compilers());
		all.add(new Need("symbolizer", "names the source lines of recorded accesses; without it they are addresses", symbolizer(),
				"install llvm (apt-get install llvm) or binutils (apt-get install binutils)"));
		all.add(new Need("Graphviz", "draws graphs (racelens graph --svg)", programs.output(List.of("dot", "-?")).map(o -> "dot"),
				"apt-get install graphviz"));
		return all;
	}

	private List<Need> compilers() {
		return List.of(
				new Need("C compiler", "racelens cc", version("clang"), "apt-get install clang"),
				new Need("C++ compiler", "racelens c++", version("clang++"), "apt-get install clang"),
				new Need("OpenMP runtime with OMPT", "runs recorded programs", runtime(), "apt-get install libomp-dev"),
				new Need("OpenMP header", "recorded programs that call the runtime", library("include/omp.h"),
						"apt-get install libomp-dev"),
				new Need("gcc", "recorded programs that need it (RACELENS_CC=gcc racelens cc)", version("gcc"), "apt-get install gcc"),
				new Need("Fortran compiler", "racelens fc", version("gfortran"), "apt-get install gfortran"));
	}

	private Optional<String> version(String compiler) {
		return programs.output(List.of(compiler, "--version")).flatMap(o -> o.lines().filter(line -> !line.isBlank()).findFirst());
	}

	/** A compiler that does not find a file of its own answers with the name alone. */
	private Optional<String> library(String name) {
		return programs.output(List.of("clang", "-print-file-name=" + name)).map(String::strip)
				.filter(place -> !place.equals(name) && Path.of(place).isAbsolute());
	}

	/** With an option for OpenMP the compiler also looks in the folder of libraries beside its own programs. */
	private Optional<String> runtime() {
		return library("libomp.so").or(() -> programs.output(List.of("clang", "-print-search-dirs")).stream().flatMap(String::lines)
				.filter(line -> line.startsWith(PROGRAMS))
				.flatMap(line -> Stream.of(line.substring(PROGRAMS.length()).split(File.pathSeparator)))
				.map(folder -> Path.of(folder, "..", "lib", "libomp.so").normalize()).filter(Files::exists).map(Path::toString)
				.findFirst());
	}

	private Optional<String> symbolizer() {
		return SymbolTool.on(searchPath).map(tool -> tool.program().toString());
	}

	private Optional<String> solver() {
		try (Prover prover = provers.create()) {
			return Optional.of("can be loaded");
		} catch (ProverUnavailableException e) {
			return Optional.empty();
		}
	}

	private Optional<String> store() {
		return surroundings.results().map(Path::toString);
	}
}
