package org.racelens.frontend.cdt.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.ExpansionOverlapsBoundaryException;
import org.eclipse.cdt.core.dom.ast.IASTAttribute;
import org.eclipse.cdt.core.dom.ast.IASTAttributeOwner;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTMacroExpansionLocation;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTNodeLocation;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorMacroExpansion;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IMacroBinding;
import org.eclipse.cdt.core.parser.IToken;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.unit.LinkerName;

/** Reads what a declarator tells the linker; CDT's tree has no labels of {@code asm}, but their tokens belong to the declarator. */
final class LinkerNameReader {
	private static final Set<String> ASM = Set.of("asm", "__asm", "__asm__");
	private static final Pattern IN_MACRO = Pattern.compile("\\b(?:asm|__asm|__asm__)\\b");
	/** string literals without prefixes and escapes */
	private static final Pattern TEXT = Pattern.compile("\\s*(?:\"[^\"\\\\]*\"\\s*)+");

	private LinkerNameReader() {
	}

	static Optional<LinkerName> read(IASTDeclarator declarator) {
		IASTDeclarator outer = declarator;
		while (outer.getParent() instanceof IASTDeclarator parent) {
			outer = parent;
		}
		Optional<LinkerName> alias = alias(outer);
		Optional<LinkerName> label = label(outer);
		boolean isRegister = outer.getParent() instanceof IASTSimpleDeclaration d
				&& d.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_register;
		return label.isPresent() && (alias.isPresent() || isRegister) ? Optional.of(LinkerName.UNCLEAR) : alias.or(() -> label);
	}

	private static Optional<LinkerName> alias(IASTDeclarator outer) {
		List<IASTNode> bearers = new ArrayList<>();
		for (IASTNode d = Declarators.innermost(outer); d instanceof IASTDeclarator; d = d.getParent()) {
			bearers.add(d);
		}
		if (outer.getParent() instanceof IASTSimpleDeclaration declaration) {
			bearers.addAll(List.of(declaration, declaration.getDeclSpecifier()));
		}
		List<IASTAttribute> found = bearers.stream().filter(IASTAttributeOwner.class::isInstance)
				.flatMap(b -> List.of(((IASTAttributeOwner) b).getAttributes()).stream())
				.filter(a -> Attributes.isNamed(a, "alias") || Attributes.isNamed(a, "weakref")).toList();
		if (found.isEmpty()) {
			return Optional.empty();
		}
		IASTAttribute first = found.get(0);
		boolean plain = found.size() == 1 && Attributes.isNamed(first, "alias");
		return Attributes.arguments(first).filter(a -> plain).flatMap(LinkerNameReader::text).map(LinkerName::alias)
				.or(() -> Optional.of(LinkerName.UNCLEAR));
	}

	private static Optional<LinkerName> label(IASTDeclarator outer) {
		if (macros(outer).stream().anyMatch(LinkerNameReader::hasLabel)) {
			return Optional.of(LinkerName.UNCLEAR);
		}
		if (!outer.getRawSignature().contains("asm")) {
			return Optional.empty();
		}
		try {
			IToken token = outer.getSyntax();
			while (token != null && !ASM.contains(token.getImage())) {
				token = isInitializer(token) ? null : token.getNext();
			}
			return token == null ? Optional.empty() : Optional.of(label(token));
		} catch (ExpansionOverlapsBoundaryException e) {
			// all of it comes from macros, none of which has a label
			return Optional.empty();
		}
	}

	private static boolean isInitializer(IToken token) {
		return token.getType() == IToken.tASSIGN || token.getType() == IToken.tLBRACE;
	}

	/** @param asm the first token of a label */
	private static LinkerName label(IToken asm) {
		StringBuilder between = new StringBuilder();
		IToken token = asm.getNext();
		if (token == null || token.getType() != IToken.tLPAREN) {
			return LinkerName.UNCLEAR;
		}
		for (token = token.getNext(); token != null && token.getType() != IToken.tRPAREN; token = token.getNext()) {
			between.append(token.getImage());
		}
		return text(between.toString()).map(LinkerName::label).orElse(LinkerName.UNCLEAR);
	}

	/** The text of string literals that stand side by side. */
	private static Optional<String> text(String literals) {
		Matcher matcher = TEXT.matcher(literals);
		return matcher.matches() ? Optional.of(literals.replaceAll("\"\\s*\"|\"", "").strip()).filter(t -> !t.isEmpty()) : Optional.empty();
	}

	/** The macros that a declarator is made with, without those of its first value. */
	private static List<IASTPreprocessorMacroExpansion> macros(IASTDeclarator outer) {
		List<IASTPreprocessorMacroExpansion> result = new ArrayList<>();
		int end = outer.getInitializer() == null || outer.getInitializer().getFileLocation() == null
				? Integer.MAX_VALUE
				: outer.getInitializer().getFileLocation().getNodeOffset();
		for (IASTNodeLocation location : outer.getNodeLocations()) {
			if (location instanceof IASTMacroExpansionLocation m && m.asFileLocation().getNodeOffset() < end) {
				result.add(m.getExpansion());
			}
		}
		return result;
	}

	/**
	 * The texts of macros are searched as they are written: to ask for their tokens would scan them again for each declarator. A macro that
	 * is used a thousand times inside of another one is searched once.
	 */
	private static boolean hasLabel(IASTPreprocessorMacroExpansion expansion) {
		Stream<IASTName> used = Stream.concat(Stream.of(expansion.getMacroDefinition().getName()),
				Stream.of(expansion.getNestedMacroReferences()));
		return IN_MACRO.matcher(expansion.getRawSignature()).find()
				|| used.map(IASTName::resolveBinding).distinct().anyMatch(LinkerNameReader::isLabel);
	}

	private static boolean isLabel(IBinding macro) {
		return macro instanceof IMacroBinding b && IN_MACRO.matcher(String.valueOf(b.getExpansionImage())).find();
	}
}
