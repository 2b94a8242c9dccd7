package org.racelens.frontend.cdt.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.ASTGenericVisitor;
import org.eclipse.cdt.core.dom.ast.IASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTAttribute;
import org.eclipse.cdt.core.dom.ast.IASTAttributeOwner;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTToken;
import org.eclipse.cdt.core.dom.ast.IASTTokenList;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTAttributeList;

/** Reads {@code __attribute__((…))} and {@code [[…]]}. */
public final class Attributes {
	private Attributes() {
	}

	/** The text of an attribute's argument, without the parentheses around it. */
	public static Optional<String> argument(IASTNode node, String name) {
		if (node instanceof IASTAttributeOwner owner) {
			for (IASTAttribute attribute : owner.getAttributes()) {
				String text = attribute.getRawSignature();
				int open = text.indexOf('(');
				if (String.valueOf(attribute.getName()).equals(name)) {
					// of an attribute that a macro stands for the text is the macro's name
					return 0 < open && open < text.lastIndexOf(')')
							? Optional.of(text.substring(open + 1, text.lastIndexOf(')')).strip())
							: arguments(attribute);
				}
			}
		}
		return Optional.empty();
	}

	/** Whether a node or what it is written before bears an attribute, with or without underscores around its name. */
	public static boolean has(IASTNode node, String name) {
		if (!(node instanceof IASTAttributeOwner owner)) {
			return false;
		}
		for (IASTAttribute attribute : owner.getAttributes()) {
			if (isNamed(attribute, name)) {
				return true;
			}
		}
		return false;
	}

	/** Whether the declaration of a name bears an attribute: at the name, at its type, or before all of it. */
	public static boolean mark(IASTDeclarator named, String name) {
		return marked(named).anyMatch(node -> has(node, name));
	}

	/** The argument of an attribute that {@link #mark} finds, as it is written. */
	public static Optional<String> markedArgument(IASTDeclarator named, String name) {
		return marked(named).flatMap(n -> Stream.of(argument(n, name), argument(n, "__" + name + "__")).flatMap(Optional::stream))
				.findFirst();
	}

	/** All that may bear attributes of a declared name: the innermost first, the declaration and its type last. */
	private static Stream<IASTNode> marked(IASTDeclarator named) {
		IASTDeclarator outermost = named;
		while (outermost.getParent() instanceof IASTDeclarator d) {
			outermost = d;
		}
		IASTNode whole = outermost.getParent();
		IASTNode specifier = whole instanceof IASTSimpleDeclaration d ? d.getDeclSpecifier()
				: whole instanceof IASTFunctionDefinition f ? f.getDeclSpecifier() : whole;
		return Stream.concat(parts(outermost), Stream.of(whole, specifier));
	}

	/** A declarator, those in its parentheses, and their stars and dimensions; the innermost first. */
	public static Stream<IASTNode> parts(IASTDeclarator declarator) {
		Stream<IASTNode> nested = declarator.getNestedDeclarator() == null ? Stream.empty() : parts(declarator.getNestedDeclarator());
		Stream<IASTNode> dimensions = declarator instanceof IASTArrayDeclarator a ? Stream.of(a.getArrayModifiers()) : Stream.empty();
		return Stream.of(nested, Stream.of(declarator), Stream.of(declarator.getPointerOperators()), dimensions).flatMap(s -> s);
	}

	/**
	 * Whether an attribute belongs to a type as it is used in one declaration, since its brackets stand behind the members or enumerators:
	 * compilers ignore it. C++17 §10.6.1 p5
	 */
	public static boolean isBehindBraces(IASTAttribute attribute, IASTDeclSpecifier defined) {
		return attribute.getParent() instanceof ICPPASTAttributeList && textBefore(attribute, defined).contains("{");
	}

	/** What is written from the start of a specifier to an attribute of it. */
	public static String textBefore(IASTAttribute attribute, IASTDeclSpecifier specifier) {
		IASTFileLocation at = attribute.getFileLocation();
		IASTFileLocation whole = specifier.getFileLocation();
		int before = at == null || whole == null ? 0 : at.getNodeOffset() - whole.getNodeOffset();
		String text = specifier.getRawSignature();
		return text.substring(0, Math.max(0, Math.min(text.length(), before)));
	}

	/** Whether anything in a text or what it includes bears an attribute. */
	public static boolean anywhere(IASTNode root, String name) {
		return named(root, name).findAny().isPresent();
	}

	/** The attributes of a name. Those of the specifiers of declarations are in no walk over attributes. */
	private static Stream<IASTAttribute> named(IASTNode root, String name) {
		List<IASTAttribute> found = new ArrayList<>();
		root.accept(new ASTGenericVisitor(true) {
			@Override
			protected int genericVisit(IASTNode node) {
				if (node instanceof IASTAttributeOwner owner) {
					Stream.of(owner.getAttributes()).filter(a -> isNamed(a, name)).forEach(found::add);
				}
				return PROCESS_CONTINUE;
			}
		});
		return found.stream();
	}

	/** All that a text or what it includes writes as the argument of an attribute. */
	public static Set<String> arguments(IASTNode root, String name) {
		return named(root, name).flatMap(a -> arguments(a).stream()).collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** What stands between the parentheses behind an attribute's name, by tokens with spaces between; empty without parentheses. */
	public static Optional<String> arguments(IASTAttribute attribute) {
		return Optional.ofNullable(attribute.getArgumentClause()).map(Attributes::text).map(String::strip);
	}

	/** A list of tokens has no image of its own, nor has one without tokens. */
	private static String text(IASTToken token) {
		if (token instanceof IASTTokenList list) {
			return Arrays.stream(list.getTokens()).map(Attributes::text).collect(Collectors.joining(" "));
		}
		return token.getTokenCharImage() == null ? "" : String.valueOf(token.getTokenCharImage());
	}

	/** With or without underscores around its name. */
	public static boolean isNamed(IASTAttribute attribute, String name) {
		String spelling = String.valueOf(attribute.getName());
		return spelling.equals(name) || spelling.equals("__" + name + "__");
	}
}
