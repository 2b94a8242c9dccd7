package org.racelens.frontend.cdt.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.parser.IToken;
import org.racelens.frontend.cdt.source.OmpAttribute.Kind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.openmp.scan.DirectiveTable;
import org.racelens.openmp.scan.PragmaScanner;
import org.racelens.openmp.scan.PragmaToken;
import org.racelens.openmp.scan.ScanResult;
import org.racelens.openmp.scan.ScannedDirective;

/**
 * Directives written as attributes, which mean what pragmas mean at the same place: {@code [[omp::directive(…)]]},
 * {@code [[omp::sequence(…)]]} and, of OpenMP 6.0, {@code [[omp::decl(…)]]}. OpenMP 5.2 §3.1
 */
final class AttributeDirectives {
	private final SyntaxTree tree;
	private final Places.OfUnit places;

	AttributeDirectives(SyntaxTree tree, Places.OfUnit places) {
		this.tree = tree;
		this.places = places;
	}

	/** All of a unit, in their order. */
	List<Pragma> all() {
		return tree.attributes().stream().map(this::pragma).toList();
	}

	private Pragma pragma(OmpAttribute a) {
		SourceRange whole = span(a.whole());
		if (a.kind() == Kind.UNKNOWN) {
			return new Pragma(a.start(), whole, Optional.empty(),
					List.of(new SourceMessage(MessageKind.SYNTAX, whole, DirectiveSentence.OPENMP_HAS_NO_ATTRIBUTE_X.of(name(a)))));
		}
		List<PragmaToken> tokens = tokens(a.tokens());
		ScanResult scanned = PragmaScanner.scan(a.kind() == Kind.DECLARATION ? listing(a, tokens) : tokens, whole);
		boolean declares = scanned.directive().stream().flatMap(d -> d.names().stream()).anyMatch(DirectiveName::isDeclarative);
		SourceRange range = tokens.isEmpty() ? whole : Places.span(tokens.get(0).range(), tokens.get(tokens.size() - 1).range());
		return new Pragma(declares ? a.declaration() : a.start(), range, scanned.directive(), scanned.messages());
	}

	private static String name(OmpAttribute a) {
		return a.whole().stream().takeWhile(t -> t.getType() != IToken.tLPAREN).map(IToken::getImage).collect(Collectors.joining());
	}

	private List<PragmaToken> tokens(List<IToken> tokens) {
		List<PragmaToken> result = new ArrayList<>();
		int end = -1;
		for (IToken t : tokens) {
			boolean spaced = end >= 0 && t.getOffset() > end;
			result.add(new PragmaToken(kind(t), t.getImage(), places.of(t.getOffset(), t.getEndOffset()), spaced,
					!places.isWritten(t.getOffset(), t.getEndOffset())));
			end = t.getEndOffset();
		}
		return result;
	}

	private static PragmaToken.Kind kind(IToken t) {
		char first = t.getImage().charAt(0);
		return switch (t.getType()) {
			case IToken.tINTEGER, IToken.tFLOATINGPT -> PragmaToken.Kind.NUMBER;
			case IToken.tSTRING, IToken.tLSTRING, IToken.tUTF16STRING, IToken.tUTF32STRING -> PragmaToken.Kind.STRING;
			case IToken.tCHAR, IToken.tLCHAR, IToken.tUTF16CHAR, IToken.tUTF32CHAR -> PragmaToken.Kind.CHARACTER;
			default -> Character.isJavaIdentifierStart(first) ? PragmaToken.Kind.IDENTIFIER : PragmaToken.Kind.PUNCTUATOR;
		};
	}

	private SourceRange span(List<IToken> tokens) {
		IToken last = tokens.get(tokens.size() - 1);
		return Places.span(places.of(tokens.get(0).getOffset(), tokens.get(0).getEndOffset()),
				places.of(last.getOffset(), last.getEndOffset()));
	}

	/** A directive about what is declared here has its list from the declaration, and underscores in its name. OpenMP 6.0 §5.1 */
	private List<PragmaToken> listing(OmpAttribute a, List<PragmaToken> tokens) {
		List<PragmaToken> result = new ArrayList<>();
		for (PragmaToken t : tokens) {
			if (result.isEmpty() && t.isWord()) {
				Arrays.stream(t.text().split("_")).filter(w -> !w.isEmpty())
						.forEach(w -> result.add(new PragmaToken(t.kind(), w, t.range(), true, t.expanded())));
			} else {
				result.add(t);
			}
		}
		Optional<ScannedDirective> plain = PragmaScanner.scan(result, span(a.whole())).directive();
		boolean lists = plain.filter(d -> d.arguments().isEmpty() && takesNames(d)).isPresent();
		List<PragmaToken> names = lists ? names(a) : List.of();
		if (!names.isEmpty()) {
			result.addAll(plain.get().names().get(0).spelling().split(" ").length, names);
		}
		return result;
	}

	private static boolean takesNames(ScannedDirective d) {
		return switch (DirectiveTable.row(d.names().get(0)).argument()) {
			case LIST, NAMES -> true;
			case NONE, NAME, RAW -> false;
		};
	}

	/** In parentheses, what the declaration declares that the attribute stands in, or in front of. */
	private List<PragmaToken> names(OmpAttribute a) {
		List<IASTName> declared = declared(a);
		List<PragmaToken> result = new ArrayList<>();
		SourceRange place = span(a.whole());
		for (IASTName name : declared) {
			result.add(punctuator(result.isEmpty() ? "(" : ",", place));
			result.add(new PragmaToken(PragmaToken.Kind.IDENTIFIER, name.toString(), place, false, true));
		}
		if (!result.isEmpty()) {
			result.add(punctuator(")", place));
		}
		return result;
	}

	private static PragmaToken punctuator(String text, SourceRange place) {
		return new PragmaToken(PragmaToken.Kind.PUNCTUATOR, text, place, false, true);
	}

	/** Before a declaration all its names, behind a name that one. */
	private List<IASTName> declared(OmpAttribute a) {
		List<IASTName> result = new ArrayList<>();
		boolean before = a.start() == a.declaration();
		tree.unit().accept(new ASTVisitor() {
			{
				shouldVisitDeclarations = true;
			}

			@Override
			public int visit(IASTDeclaration declaration) {
				boolean holds = before ? Places.start(declaration) >= a.start()
						: Places.start(declaration) <= a.start() && a.start() <= Places.end(declaration);
				if (!(declaration instanceof IASTSimpleDeclaration simple) || !holds || !result.isEmpty()) {
					return PROCESS_CONTINUE;
				}
				for (IASTDeclarator d : simple.getDeclarators()) {
					IASTName name = Declarators.innermost(d).getName();
					if (before) {
						result.add(name);
					} else if (Places.end(name) <= a.start()) {
						result.clear();
						result.add(name);
					}
				}
				return PROCESS_CONTINUE;
			}
		});
		return result;
	}
}
