package org.racelens.frontend.cdt.source;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.ast.gnu.c.GCCLanguage;
import org.eclipse.cdt.core.dom.ast.gnu.cpp.GPPLanguage;
import org.eclipse.cdt.core.dom.parser.AbstractCLikeLanguage;
import org.eclipse.cdt.core.dom.parser.IScannerExtensionConfiguration;
import org.eclipse.cdt.core.dom.parser.ISourceCodeParser;
import org.eclipse.cdt.core.dom.parser.c.GCCScannerExtensionConfiguration;
import org.eclipse.cdt.core.dom.parser.cpp.GPPScannerExtensionConfiguration;
import org.eclipse.cdt.core.index.IIndex;
import org.eclipse.cdt.core.model.ILanguage;
import org.eclipse.cdt.core.parser.ExtendedScannerInfo;
import org.eclipse.cdt.core.parser.FileContent;
import org.eclipse.cdt.core.parser.IParserLogService;
import org.eclipse.cdt.core.parser.IParserSettings;
import org.eclipse.cdt.core.parser.IParserSettings2;
import org.eclipse.cdt.core.parser.IScanner;
import org.eclipse.cdt.core.parser.IScannerInfo;
import org.eclipse.cdt.core.parser.IncludeFileContentProvider;
import org.eclipse.cdt.core.parser.NullLogService;
import org.eclipse.cdt.core.parser.ParserLanguage;
import org.eclipse.cdt.core.parser.ParserMode;
import org.eclipse.cdt.internal.core.parser.scanner.CPreprocessor;
import org.eclipse.cdt.internal.core.util.ICancelable;
import org.eclipse.cdt.internal.core.util.ICanceler;
import org.eclipse.core.runtime.CoreException;
import org.racelens.frontend.cdt.size.ClassSizes;
import org.racelens.frontend.cdt.size.SizedParsers;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;

/**
 * CDT's view of one translation unit. This is the only class that sets up CDT: language, predefined macros, include folders, options.
 *
 * @param headers what was included, with the texts
 * @param pragmaOperators the texts of the {@code _Pragma} operators in token order
 * @param attributes those of OpenMP, in token order
 * @param sizes what CDT takes the sizes of classes from
 */
public record SyntaxTree(SourceText source, CompileCommand command, IASTTranslationUnit unit, Headers headers,
		PragmaOperators pragmaOperators, List<OmpAttribute> attributes, ClassSizes sizes) {
	/** More than any file a compiler accepts has, and few enough to fit into memory. */
	private static final int MOST_TOKENS = 12_000_000;

	private static final int DEEPEST = 5_000;

	/**
	 * @param sizes what is known of them
	 * @param log told of the files that are looked for
	 */
	public static SyntaxTree parse(SourceText source, CompileCommand command, ClassSizes sizes, FileLog log, StopSignal stop)
			throws FrontEndException {
		OptionalInt tooDeep = Nesting.lineDeeperThan(DEEPEST, source.text());
		if (tooDeep.isPresent()) {
			throw new FrontEndException("the code is nested too deeply to be read, in line " + tooDeep.getAsInt());
		}
		Headers headers = new Headers(source, command, log);
		FileContent content = FileContent.create(headers.mainPath(), true, source.text().toCharArray());
		Map<String, String> more = new LinkedHashMap<>();
		Parsed parsed = parse(command, content, scannerInfo(command, headers, more), headers, sizes.again(), stop);
		stop.check();
		more.putAll(UnknownMacros.of(parsed.unit(), headers));
		if (!more.isEmpty()) {
			parsed = parse(command, content, scannerInfo(command, headers, more), headers, sizes.again(), stop);
			stop.check();
		}
		PragmaOperators operators = PragmaOperators.NONE;
		if (headers.anyTextContains("_Pragma")) {
			more.putAll(PragmaOperators.MARK);
			IScannerInfo renamed = scannerInfo(command, headers, more);
			operators = PragmaOperators.read(scanner(command.language(), content, renamed, headers), stop);
		}
		headers.logTimes(command);
		return new SyntaxTree(source, command, parsed.unit(), headers, operators, parsed.attributes(), parsed.sizes());
	}

	/** The syntax of a short text that includes nothing: the expression of a clause. Its names are not those of any unit. */
	public static IASTTranslationUnit snippet(String text, Language language) throws FrontEndException {
		SourceText source = new SourceText("<clause>", text, 0);
		CompileCommand command = new CompileCommand(language, List.of(), Map.of(), Optional.empty());
		Headers none = Headers.none(source, command);
		StopSignal never = new StopSignal(() -> false);
		FileContent content = FileContent.create(none.mainPath(), text.toCharArray());
		return parse(command, content, limited(new ExtendedScannerInfo()), none, new ClassSizes(), never).unit();
	}

	/** A unit with the attributes that CDT does not see. */
	private record Parsed(IASTTranslationUnit unit, List<OmpAttribute> attributes, ClassSizes sizes) {
	}

	private static Parsed parse(CompileCommand command, FileContent content, IScannerInfo info, Headers headers, ClassSizes sizes,
			StopSignal stop) throws FrontEndException {
		List<AttributeScanner> scanners = new ArrayList<>();
		AbstractCLikeLanguage parser = command.language() == Language.C ? new C(scanners, sizes, Inference.of(command))
				: new Cpp(scanners, sizes);
		try {
			IASTTranslationUnit unit = parser.getASTTranslationUnit(content, info, headers, null, ILanguage.OPTION_IS_SOURCE_UNIT,
					new StoppableLog(stop));
			if (unit == null) {
				throw new TooManyTokensException();
			}
			return new Parsed(unit, scanners.get(scanners.size() - 1).attributes(), sizes);
		} catch (CoreException e) {
			throw new FrontEndException("the parser failed: " + e.getMessage(), e);
		}
	}

	/** C with our scanner. */
	private static final class C extends GCCLanguage {
		private final List<AttributeScanner> scanners;
		private final SizedParsers parsers;
		private final Inference inference;

		C(List<AttributeScanner> scanners, ClassSizes sizes, Inference inference) {
			this.scanners = scanners;
			this.inference = inference;
			parsers = new SizedParsers(sizes);
		}

		@Override
		protected ISourceCodeParser createParser(IScanner scanner, ParserMode mode, IParserLogService log, IIndex index) {
			return parsers.c(scanner, mode, log, getParserExtensionConfiguration(), PredefinedMacros.ATOMIC_ATTRIBUTE);
		}

		@Override
		protected ISourceCodeParser createParser(IScanner scanner, ParserMode mode, IParserLogService log, IIndex index, int options,
				IParserSettings settings) {
			return createParser(scanner, mode, log, index);
		}

		@Override
		protected IScanner createScanner(FileContent content, IScannerInfo info, IncludeFileContentProvider headers,
				IParserLogService log) {
			scanners.add(new AttributeScanner(content, info, getParserLanguage(), log, getScannerExtensionConfiguration(info), headers,
					inference));
			return scanners.get(scanners.size() - 1);
		}
	}

	/** C++ with our scanner. */
	private static final class Cpp extends GPPLanguage {
		private final List<AttributeScanner> scanners;
		private final SizedParsers parsers;

		Cpp(List<AttributeScanner> scanners, ClassSizes sizes) {
			this.scanners = scanners;
			parsers = new SizedParsers(sizes);
		}

		@Override
		protected ISourceCodeParser createParser(IScanner scanner, ParserMode mode, IParserLogService log, IIndex index) {
			return parsers.cpp(scanner, mode, log);
		}

		@Override
		protected ISourceCodeParser createParser(IScanner scanner, ParserMode mode, IParserLogService log, IIndex index, int options,
				IParserSettings settings) {
			return createParser(scanner, mode, log, index);
		}

		@Override
		protected IScanner createScanner(FileContent content, IScannerInfo info, IncludeFileContentProvider headers,
				IParserLogService log) {
			scanners.add(new AttributeScanner(content, info, getParserLanguage(), log, getScannerExtensionConfiguration(info), headers,
					Inference.NONE));
			return scanners.get(scanners.size() - 1);
		}
	}

	private static CPreprocessor scanner(Language language, FileContent content, IScannerInfo info, Headers headers) {
		boolean c = language == Language.C;
		IScannerExtensionConfiguration extensions = c
				? GCCScannerExtensionConfiguration.getInstance(info)
				: GPPScannerExtensionConfiguration.getInstance(info);
		return new CPreprocessor(content, info, c ? ParserLanguage.C : ParserLanguage.CPP, new NullLogService(), extensions, headers);
	}

	private static IScannerInfo scannerInfo(CompileCommand command, Headers headers, Map<String, String> more) {
		Map<String, String> macros = new LinkedHashMap<>(PredefinedMacros.of(command));
		macros.putAll(more);
		return limited(new ExtendedScannerInfo(macros, headers.searchPath().toArray(String[]::new),
				Headers.absolute(command.forced().macroFiles()),
				Headers.absolute(command.forced().includes())));
	}

	private static IScannerInfo limited(ExtendedScannerInfo info) {
		info.setParserSettings(new TokenLimit());
		return info;
	}

	/** Macros that double their text a few dozen times would exhaust the memory of the whole process. */
	private static final class TokenLimit extends IParserSettings2.Default {
		@Override
		public boolean shouldLimitTokensPerTranslationUnit() {
			return true;
		}

		@Override
		public int getMaximumTokensPerTranslationUnit() {
			return MOST_TOKENS;
		}
	}

	/** CDT hands its parser to a log that can cancel it. */
	private static final class StoppableLog extends NullLogService implements ICanceler {
		private final StopSignal stop;

		StoppableLog(StopSignal stop) {
			this.stop = stop;
		}

		@Override
		public void setCancelable(ICancelable parser) {
			if (parser != null) {
				stop.onStop(parser::cancel);
			}
		}

		@Override
		public void setCanceled(boolean value) {
			if (value) {
				stop.stop();
			}
		}

		@Override
		public boolean isCanceled() {
			return stop.isStopped();
		}
	}
}
