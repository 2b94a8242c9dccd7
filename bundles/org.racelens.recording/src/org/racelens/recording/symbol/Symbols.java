package org.racelens.recording.symbol;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.log.LoadedModule;
import org.racelens.recording.log.Modules;

/**
 * The meanings of some addresses of a process.
 *
 * @param code by the addresses of code that were asked for
 * @param data by those of data that belong to a module
 */
public record Symbols(Map<Long, CodePlace> code, Map<Long, DataPlace> data) {
	private static final int LINES_PER_ADDRESS = 64;

	/** Keeps its own maps. */
	public Symbols {
		code = Map.copyOf(code);
		data = Map.copyOf(data);
	}

	/**
	 * Asks a tool, which is started once or twice for each module. Without a tool, and where it fails, places have their modules and no
	 * names.
	 *
	 * @param data addresses of any objects
	 */
	public static Symbols of(Modules modules, Collection<Long> code, Collection<Long> data, Optional<SymbolTool> tool,
			Cancellation cancellation) {
		Map<Long, CodePlace> codePlaces = new TreeMap<>();
		byModule(modules, code).forEach((module, addresses) -> {
			stopIf(cancellation);
			List<List<SourceFrame>> frames = module.isPresent() ? tool.map(t -> codeOf(t, module.get(), addresses)).orElse(List.of())
					: List.of();
			for (int i = 0; i < addresses.size(); i++) {
				long address = addresses.get(i);
				codePlaces.put(address, new CodePlace(module.map(LoadedModule::path), module.map(m -> m.inFile(address)).orElse(address),
						i < frames.size() ? frames.get(i) : List.of()));
			}
		});
		return new Symbols(codePlaces, dataPlaces(modules, data, tool, cancellation));
	}

	private static Map<Long, DataPlace> dataPlaces(Modules modules, Collection<Long> data, Optional<SymbolTool> tool,
			Cancellation cancellation) {
		Map<Long, DataPlace> places = new TreeMap<>();
		byModule(modules, data).forEach((module, addresses) -> module.ifPresent(m -> {
			stopIf(cancellation);
			List<Optional<Answers.Named>> names = tool.map(t -> dataOf(t, m, addresses)).orElse(List.of());
			for (int i = 0; i < addresses.size(); i++) {
				long offset = m.inFile(addresses.get(i));
				Optional<Answers.Named> named = i < names.size() ? names.get(i) : Optional.empty();
				places.put(addresses.get(i),
						new DataPlace(m.path(), offset, named.map(Answers.Named::name), named.map(n -> offset - n.start()).orElse(0L)));
			}
		}));
		return places;
	}

	private static void stopIf(Cancellation cancellation) {
		if (cancellation.isCancelled()) {
			throw new CancellationException();
		}
	}

	private static Map<Optional<LoadedModule>, List<Long>> byModule(Modules modules, Collection<Long> addresses) {
		Map<Optional<LoadedModule>, List<Long>> groups = new LinkedHashMap<>();
		for (long address : new TreeSet<>(addresses)) {
			groups.computeIfAbsent(modules.at(address), m -> new ArrayList<>()).add(address);
		}
		return groups;
	}

	private static List<List<SourceFrame>> codeOf(SymbolTool tool, LoadedModule module, List<Long> addresses) {
		switch (tool.kind()) {
			case LLVM_SYMBOLIZER:
				return Answers.ofLlvmCode(ask(module, addresses, "CODE ", llvm(tool, module)));
			case ADDR2LINE:
				List<String> command = List.of(tool.program().toString(), "-a", "-f", "-i", "-C", "-e", module.path());
				return Answers.ofGnuCode(ask(module, addresses, "", command));
		}
		throw new IllegalArgumentException(tool.kind().name());
	}

	private static List<Optional<Answers.Named>> dataOf(SymbolTool tool, LoadedModule module, List<Long> addresses) {
		switch (tool.kind()) {
			case LLVM_SYMBOLIZER:
				return Answers.ofLlvmData(ask(module, addresses, "DATA ", llvm(tool, module)));
			case ADDR2LINE:
				return List.of();
		}
		throw new IllegalArgumentException(tool.kind().name());
	}

	private static List<String> llvm(SymbolTool tool, LoadedModule module) {
		return List.of(tool.program().toString(), "--output-style=LLVM", "--inlines", "--demangle", "--obj=" + module.path());
	}

	private static List<String> ask(LoadedModule module, List<Long> addresses, String kind, List<String> command) {
		if (!isFile(module.path()) || isBuiltAnew(module)) {
			return List.of();
		}
		String questions = addresses.stream().map(a -> kind + "0x" + Long.toHexString(module.inFile(a)) + "\n")
				.collect(Collectors.joining());
		try {
			return ToolProcess.lines(command, questions, addresses.size() * LINES_PER_ADDRESS);
		} catch (IOException e) {
			return List.of();
		}
	}

	/** Whether the file of a module is there, and is not the one that was loaded: what it says of addresses is wrong then. */
	public static boolean isBuiltAnew(LoadedModule module) {
		try {
			return module.buildId().isPresent() && isFile(module.path())
					&& !ElfFile.buildId(Path.of(module.path())).equals(module.buildId().map(id -> id.toLowerCase(Locale.ROOT)));
		} catch (IOException e) {
			return false;
		}
	}

	/** Programs that are no files any more, or never were, have no debug information. */
	private static boolean isFile(String path) {
		try {
			return Path.of(path).isAbsolute() && Files.isRegularFile(Path.of(path));
		} catch (InvalidPathException e) {
			return false;
		}
	}
}
