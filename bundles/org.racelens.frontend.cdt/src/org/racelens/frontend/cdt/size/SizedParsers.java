package org.racelens.frontend.cdt.size;

import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.ast.c.ICNodeFactory;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTranslationUnit;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPNodeFactory;
import org.eclipse.cdt.core.dom.parser.ISourceCodeParser;
import org.eclipse.cdt.core.dom.parser.c.ICParserExtensionConfiguration;
import org.eclipse.cdt.core.parser.EndOfFileException;
import org.eclipse.cdt.core.parser.IParserLogService;
import org.eclipse.cdt.core.parser.IScanner;
import org.eclipse.cdt.core.parser.ParserMode;
import org.eclipse.cdt.internal.core.dom.parser.ASTAmbiguousNode;
import org.eclipse.cdt.internal.core.dom.parser.ASTTranslationUnit;
import org.eclipse.cdt.internal.core.dom.parser.BacktrackException;
import org.eclipse.cdt.internal.core.dom.parser.DeclarationOptions;
import org.eclipse.cdt.internal.core.dom.parser.SizeofCalculator;
import org.eclipse.cdt.internal.core.dom.parser.c.CASTTranslationUnit;
import org.eclipse.cdt.internal.core.dom.parser.c.CNodeFactory;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPASTTranslationUnit;
import org.eclipse.cdt.internal.core.parser.scanner.CPreprocessor;
import org.racelens.frontend.cdt.constant.TypedNodes;
import org.racelens.frontend.cdt.constant.TypedParser;

/**
 * Parsers whose units take the sizes of classes from elsewhere.
 *
 * @param sizes where they take them from
 */
public record SizedParsers(ClassSizes sizes) {
	/**
	 * A parser of C.
	 *
	 * @param ofPointers the name of the attribute that pointers keep which have it behind their star
	 */
	public ISourceCodeParser c(IScanner scanner, ParserMode mode, IParserLogService log, ICParserExtensionConfiguration extensions,
			String ofPointers) {
		ICNodeFactory nodes = new CNodeFactory() {
			@Override
			public IASTTranslationUnit newTranslationUnit(IScanner from) {
				return read(new CUnit(sizes), from);
			}
		};
		return new PointerParser(scanner, mode, log, extensions, ofPointers) {
			@Override
			protected ICNodeFactory getNodeFactory() {
				return nodes;
			}

			/**
			 * CDT's declarator of which it is not clear what it declares takes no first value, and ends the whole file with an exception.
			 */
			@Override
			protected IASTInitializer optionalInitializer(IASTDeclarator declarator, DeclarationOptions options)
					throws EndOfFileException, BacktrackException {
				IASTInitializer result = super.optionalInitializer(declarator, options);
				if (result != null && declarator instanceof ASTAmbiguousNode) {
					throwBacktrack(declarator);
				}
				return result;
			}
		};
	}

	/** A parser of C++. */
	public ISourceCodeParser cpp(IScanner scanner, ParserMode mode, IParserLogService log) {
		ICPPNodeFactory nodes = new TypedNodes() {
			@Override
			public ICPPASTTranslationUnit newTranslationUnit(IScanner from) {
				CppUnit unit = read(new CppUnit(sizes), from);
				unit.setASTNodeFactory(this);
				return unit;
			}
		};
		return new TypedParser(scanner, mode, log, nodes);
	}

	private static <U extends ASTTranslationUnit> U read(U unit, IScanner from) {
		unit.setLocationResolver(from.getLocationResolver());
		if (from instanceof CPreprocessor preprocessor) {
			unit.setIsHeaderUnit(!preprocessor.isSource());
		}
		return unit;
	}

	private static final class CUnit extends CASTTranslationUnit {
		private final ClassSizes classes;
		private SizeofCalculator sizes;

		CUnit(ClassSizes classes) {
			this.classes = classes;
		}

		@Override
		public SizeofCalculator getSizeofCalculator() {
			if (sizes == null) {
				sizes = new Sizes(this, classes);
			}
			return sizes;
		}
	}

	private static final class CppUnit extends CPPASTTranslationUnit {
		private final ClassSizes classes;
		private SizeofCalculator sizes;

		CppUnit(ClassSizes classes) {
			this.classes = classes;
		}

		@Override
		public SizeofCalculator getSizeofCalculator() {
			if (sizes == null) {
				sizes = new Sizes(this, classes);
			}
			return sizes;
		}
	}
}
