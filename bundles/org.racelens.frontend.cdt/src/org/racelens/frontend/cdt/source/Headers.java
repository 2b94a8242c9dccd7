package org.racelens.frontend.cdt.source;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.index.IIndexFileLocation;
import org.eclipse.cdt.internal.core.parser.IMacroDictionary;
import org.eclipse.cdt.internal.core.parser.scanner.CharArray;
import org.eclipse.cdt.internal.core.parser.scanner.InternalFileContent;
import org.eclipse.cdt.internal.core.parser.scanner.InternalFileContentProvider;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.scan.SourceLines;

/**
 * Finds headers: in the folder of the including file, in the command's folders, among the bundle's own short versions of the standard
 * headers, and last in the system's folders. Remembers every text it handed out, because places are computed from them.
 */
public final class Headers extends InternalFileContentProvider {
	/** A folder that exists nowhere; what is looked up in it comes from the bundle. */
	private static final String STANDARD_FOLDER = SourceRange.BUILT_IN_FOLDER;

	/** Macros that the preprocessor makes of the time. C17 §6.10.8.1, GCC's manual */
	private static final Pattern TIME = Pattern.compile("__(DATE|TIME|TIMESTAMP)__");

	/** A folder that a path enters and leaves again. */
	private static final Pattern DETOUR = Pattern.compile("(?:^|/)(?!\\.\\.?/)[^/]+/\\.\\./");

	private final Map<String, SourceLines> texts = new LinkedHashMap<>();
	private final List<String> searchPath = new ArrayList<>();
	private final Map<String, String> shownFolders = new LinkedHashMap<>();
	private final StandardHeaders standard;
	private final String mainPath;
	private final String mainFolder;
	private final String shownFolder;
	private final FileLog log;

	/** @param log told of all that is looked for outside of the bundle */
	Headers(SourceText main, CompileCommand command, FileLog log) {
		this(main, command.language(), log);
		for (String folder : command.includePaths()) {
			String absolute = absolute(folder);
			shownFolders.putIfAbsent(absolute + "/", folder.endsWith("/") ? folder : folder + "/");
		}
		searchPath.addAll(folders(command));
	}

	private Headers(SourceText main, Language language, FileLog log) {
		this.log = log;
		mainPath = absolute(main.path());
		mainFolder = folder(mainPath);
		shownFolder = folder(main.path());
		texts.put(mainPath, new SourceLines(main));
		standard = new StandardHeaders(language);
	}

	/** The folders that are searched for the headers of a unit, in their order, as they are found now. */
	public static List<String> folders(CompileCommand command) {
		List<String> folders = new ArrayList<>();
		command.includePaths().forEach(folder -> folders.add(absolute(folder)));
		folders.add(STANDARD_FOLDER);
		folders.addAll(SystemFolders.existing(command.language()));
		return folders;
	}

	/** CDT looks for headers beside the file, and in the search path, only if it knows the whole path. */
	private static String absolute(String path) {
		try {
			return Path.of(path).toAbsolutePath().normalize().toString();
		} catch (InvalidPathException e) {
			return path;
		}
	}

	static String[] absolute(List<String> paths) {
		return paths.stream().map(Headers::absolute).toArray(String[]::new);
	}

	private static String folder(String path) {
		return path.substring(0, path.lastIndexOf('/') + 1);
	}

	/** The path under which CDT knows the unit. */
	String mainPath() {
		return mainPath;
	}

	/** A path as the user names it: relative if the unit's, or the search path's folder, is; without folders that it leaves again. */
	String displayed(String path) {
		String shown = shown(path);
		if (!DETOUR.matcher(shown).find()) {
			return shown;
		}
		try {
			Path direct = Path.of(path).normalize();
			return Files.isSameFile(Path.of(path), direct) ? Path.of(shown).normalize().toString() : shown;
		} catch (InvalidPathException | IOException e) {
			// a link leads elsewhere, and what is read is not there
			return shown;
		}
	}

	private String shown(String path) {
		if (path.startsWith(mainFolder) && !mainFolder.equals("/")) {
			return shownFolder + path.substring(mainFolder.length());
		}
		return shownFolders.entrySet().stream().filter(e -> path.startsWith(e.getKey())).findFirst()
				.map(e -> e.getValue() + path.substring(e.getKey().length())).orElse(path);
	}

	/** A provider that finds nothing. */
	static Headers none(SourceText main, CompileCommand command) {
		return new Headers(main, command.language(), FileLog.NONE);
	}

	/** Tells the log where what was read depends on the time. */
	void logTimes(CompileCommand command) {
		if (anyTextHas(TIME) || command.macros().values().stream().anyMatch(value -> TIME.matcher(value).find())) {
			log.changing();
		}
	}

	List<String> searchPath() {
		return List.copyOf(searchPath);
	}

	/** The lines of a file that was read; empty for a file that was not. */
	Optional<SourceLines> lines(String path) {
		return Optional.ofNullable(texts.get(path));
	}

	/** Whether any file read so far contains a word anywhere in its text. */
	public boolean anyTextContains(String word) {
		return texts.values().stream().anyMatch(lines -> lines.source().text().contains(word));
	}

	/** Whether any file that was read so far, other than the bundle's own headers, contains a word anywhere in its text. */
	public boolean anyOtherTextContains(String word) {
		return texts.entrySet().stream().anyMatch(t -> !isBundled(t.getKey()) && t.getValue().source().text().contains(word));
	}

	/** Whether a file is one of the bundle's own headers. */
	public boolean isBundled(String path) {
		return !path.equals(mainPath) && path.startsWith(STANDARD_FOLDER);
	}

	/** Whether any file read so far has a match of a pattern anywhere in its text. */
	public boolean anyTextHas(Pattern pattern) {
		return texts.values().stream().anyMatch(lines -> pattern.matcher(lines.source().text()).find());
	}

	/** Whether the text of any file read so far is as a condition says. */
	public boolean anyTextIs(Predicate<String> condition) {
		return texts.values().stream().anyMatch(lines -> condition.test(lines.source().text()));
	}

	/** Whether a file belongs to the system rather than to the program. */
	public boolean isSystem(String path) {
		return !path.equals(mainPath) && (path.startsWith(STANDARD_FOLDER) || SystemFolders.contains(path));
	}

	/** Whether what a file defines is not followed, because its functions are known by their names. */
	public boolean isForeign(String path) {
		return isSystem(path) && !path.startsWith(STANDARD_FOLDER);
	}

	/** Whether the bundle has a header of a name. */
	public boolean isStandard(String headerName) {
		return standard.isStandard(headerName);
	}

	@Override
	public boolean getInclusionExists(String path) {
		return texts.containsKey(path) || text(path).isPresent();
	}

	@Override
	public InternalFileContent getContentForInclusion(String path, IMacroDictionary macros) {
		SourceLines known = texts.get(path);
		Optional<String> text = known != null ? Optional.of(known.source().text()) : text(path);
		return text.map(t -> {
			texts.computeIfAbsent(path, p -> new SourceLines(new SourceText(displayed(p), t, 0)));
			return new InternalFileContent(path, new CharArray(t.toCharArray()));
		}).orElse(null);
	}

	@Override
	public InternalFileContent getContentForInclusion(IIndexFileLocation location, String path) {
		return getContentForInclusion(path, (IMacroDictionary) null);
	}

	private Optional<String> text(String path) {
		if (path.startsWith(STANDARD_FOLDER + "/")) {
			return standard.text(path.substring(STANDARD_FOLDER.length() + 1));
		}
		if (searchPath.isEmpty()) {
			return Optional.empty();
		}
		Optional<byte[]> content = HeaderFiles.content(path);
		content.ifPresentOrElse(bytes -> log.found(path, bytes), () -> log.missing(path));
		return content.map(Headers::decode);
	}

	/** UTF-8, or Latin-1 where the bytes are not UTF-8. */
	private static String decode(byte[] bytes) {
		try {
			return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
		} catch (CharacterCodingException e) {
			return new String(bytes, StandardCharsets.ISO_8859_1);
		}
	}
}
