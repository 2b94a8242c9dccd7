package org.racelens.frontend.cdt.type;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTAttribute;
import org.eclipse.cdt.core.dom.ast.IASTAttributeOwner;
import org.eclipse.cdt.core.dom.ast.IASTAttributeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTMacroExpansionLocation;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTAttributeList;
import org.racelens.frontend.cdt.source.Attributes;

/**
 * To what the attributes around a declaration belong: those before the keyword of a record, or before the type of a member, to what is
 * declared; those behind the keyword to the record itself. GCC manual, Attribute Syntax
 */
final class RecordAttributes {
	private static final String PACKED = "packed";
	private static final Pattern KEY = Pattern.compile("\\b(?:struct|union|class)\\b");
	/** What orders the bits or bytes of a record in ways that are not modelled. */
	private static final Set<String> UNKNOWN_ORDER = Set.of("ms_struct", "gcc_struct", "scalar_storage_order", "randomize_layout", "copy");

	private RecordAttributes() {
	}

	/** Whether no part of a record is aligned. */
	static boolean isPacked(IASTCompositeTypeSpecifier record) {
		return Stream.of(record.getAttributes()).anyMatch(a -> Attributes.isNamed(a, PACKED) && isOfRecord(a, record));
	}

	/** Whether one member of a record is not aligned. */
	static boolean isPacked(IASTDeclarator member, IASTDeclSpecifier specifier) {
		for (IASTDeclarator d = member; d != null; d = d.getNestedDeclarator()) {
			if (Attributes.has(d, PACKED)) {
				return true;
			}
		}
		return Attributes.has(member.getParent(), PACKED) || Stream.of(specifier.getAttributes())
				.anyMatch(a -> Attributes.isNamed(a, PACKED) && isOfDeclared(a, specifier));
	}

	/** Whether an attribute of a record belongs to its type, wherever that is used. */
	static boolean isOfRecord(IASTAttribute attribute, IASTCompositeTypeSpecifier record) {
		return !isBeforeKey(attribute, record) && !Attributes.isBehindBraces(attribute, record);
	}

	/** Whether an attribute of a specifier belongs to what is declared with it. */
	static boolean isOfDeclared(IASTAttribute attribute, IASTDeclSpecifier specifier) {
		return !(specifier instanceof IASTCompositeTypeSpecifier record) || isBeforeKey(attribute, record);
	}

	/** Whether the layout of a record can be told from its text. */
	static boolean areClear(IASTCompositeTypeSpecifier record) {
		return Stream.of(record.getAttributes()).allMatch(a -> !isOrder(a) && (isHarmless(a) || !isInOneExpansion(a, record)));
	}

	/**
	 * Whether it can be told how a member is laid out: what brackets of C++ behind a type say belongs to the type, and compilers do not
	 * agree on it.
	 */
	static boolean areClear(IASTDeclSpecifier specifier) {
		return Stream.of(specifier.getAttributeSpecifiers()).filter(ICPPASTAttributeList.class::isInstance)
				.flatMap(RecordAttributes::listed).allMatch(RecordAttributes::isHarmless)
				|| specifier instanceof IASTCompositeTypeSpecifier;
	}

	private static Stream<IASTAttribute> listed(IASTAttributeSpecifier list) {
		return Stream.of(((IASTAttributeOwner) list).getAttributes());
	}

	private static boolean isOrder(IASTAttribute attribute) {
		return UNKNOWN_ORDER.stream().anyMatch(name -> Attributes.isNamed(attribute, name));
	}

	private static boolean isHarmless(IASTAttribute attribute) {
		return Stream.of(PACKED, "aligned").noneMatch(name -> Attributes.isNamed(attribute, name)) && !isOrder(attribute);
	}

	private static boolean isBeforeKey(IASTAttribute attribute, IASTCompositeTypeSpecifier record) {
		return !KEY.matcher(Attributes.textBefore(attribute, record)).find();
	}

	/** Whether a macro stands for an attribute and the keyword, so that the text does not say which comes first. */
	private static boolean isInOneExpansion(IASTAttribute attribute, IASTCompositeTypeSpecifier record) {
		return first(attribute) && first(record) && attribute.getFileLocation().getNodeOffset() == record.getFileLocation().getNodeOffset();
	}

	private static boolean first(IASTNode node) {
		Predicate<Object> isExpansion = IASTMacroExpansionLocation.class::isInstance;
		return Arrays.stream(node.getNodeLocations()).findFirst().filter(isExpansion).isPresent();
	}
}
