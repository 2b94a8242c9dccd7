package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTAliasDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLinkageSpecification;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTNamespaceDefinition;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTStructuredBindingDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateSpecialization;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPSemantics;
import org.racelens.frontend.cdt.declaration.InstantiatedVariables;
import org.racelens.frontend.cdt.directive.FileDirectives;
import org.racelens.frontend.cdt.object.HarmlessCode;
import org.racelens.frontend.cdt.size.ClassSizes;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.source.FileLog;
import org.racelens.frontend.cdt.source.Pragma;
import org.racelens.frontend.cdt.source.StopSignal;
import org.racelens.frontend.cdt.source.SyntaxTree;
import org.racelens.frontend.cdt.type.AttributedSizes;
import org.racelens.frontend.cdt.type.NumberArguments;
import org.racelens.frontend.cdt.unit.DeclaredType;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * A whole unit: first what is declared outside functions, in its order, then the functions' bodies, so that a body may use what is declared
 * after it.
 */
final class UnitLowering {
	/** Sizes on which other sizes depend are right after another parse each. */
	private static final int MOST_PARSES = 4;

	private final Unit unit;
	private final Lowering lowering;
	private Optional<ClassSizes> corrected = Optional.empty();

	private UnitLowering(SyntaxTree tree, StopSignal stop) {
		unit = new Unit(tree, stop);
		lowering = new Lowering(unit);
		tree.sizes().laidOut(lowering.records()::sizeAndAlignment);
	}

	/**
	 * The unit of a text, which is parsed again where CDT went on with sizes of classes that turned out to be wrong.
	 *
	 * @param log told of the files that are looked for
	 */
	static ParsedUnit unit(SourceText source, CompileCommand command, FileLog log, StopSignal stop) throws FrontEndException {
		Optional<ClassSizes> sizes = Optional.of(new ClassSizes());
		ParsedUnit result = null;
		for (int parses = 0; sizes.isPresent() && parses < MOST_PARSES; parses++) {
			UnitLowering lowering = new UnitLowering(SyntaxTree.parse(source, command, sizes.get(), log, stop), stop);
			result = lowering.lower();
			sizes = lowering.corrected;
		}
		return result;
	}

	private ParsedUnit lower() {
		CPPSemantics.pushLookupPoint(unit.tree().unit());
		try {
			return whole();
		} finally {
			CPPSemantics.popLookupPoint();
		}
	}

	private ParsedUnit whole() {
		IASTDeclaration[] declarations = unit.tree().unit().getDeclarations();
		for (IASTDeclaration declaration : declarations) {
			announce(declaration);
		}
		for (IASTDeclaration declaration : declarations) {
			unit.checkStopped();
			declare(declaration, Storage.GLOBAL);
		}
		new FileDirectives(lowering).read();
		lowering.functions().lowerAll();
		judgeSizes();
		lowering.initialization().finish();
		lowering.pragmas().stray().stream().filter(p -> !unit.tree().headers().isSystem(p.range().path())).forEach(this::stray);
		new Problems(lowering).report();
		return unit.parsed(lowering.virtuals().all());
	}

	/** Where CDT went on with a size that is not known, it may have chosen another instance or function anywhere. */
	private void judgeSizes() {
		ClassSizes sizes = unit.tree().sizes();
		corrected = sizes.corrected();
		if (sizes.isInDoubt()) {
			doubtEverything(Unlowered.SIZE_THAT_DECIDES_MEANING_IS_NOT_KNOWN.of());
		} else if (!unit.isC() && isChosenByUnknownNumbers()) {
			doubtEverything(Unlowered.NUMBER_THAT_DECIDES_MEANING_IS_NOT_KNOWN.of());
		}
	}

	private boolean isChosenByUnknownNumbers() {
		return NumberArguments.areOpen(unit.tree().unit(), lowering) || AttributedSizes.areAskedIn(unit.tree().unit(), lowering);
	}

	private void doubtEverything(Explanation why) {
		lowering.pragmas().all().forEach(p -> unit.add(Unit.statementGap(p.range(), why)));
		unit.addToAll(range -> Unit.statementGap(range, why));
	}

	/** Tells of variables and functions before anything is lowered. */
	private void announce(IASTDeclaration declaration) {
		if (declaration instanceof IASTFunctionDefinition definition) {
			lowering.functions().announce(definition);
		} else if (declaration instanceof IASTSimpleDeclaration simple) {
			announce(simple);
		} else if (declaration instanceof ICPPASTTemplateDeclaration template) {
			announce(template.getDeclaration());
		} else if (declaration instanceof ICPPASTTemplateSpecialization specialization) {
			announce(specialization.getDeclaration());
		}
		for (IASTDeclaration inner : inside(declaration)) {
			announce(inner);
		}
	}

	private void announce(IASTSimpleDeclaration simple) {
		if (!unit.isC() && simple.getDeclSpecifier() instanceof IASTCompositeTypeSpecifier composite) {
			for (IASTDeclaration member : composite.getMembers()) {
				announceMember(member);
			}
			if (!isInTemplate(simple) || simple.getParent() instanceof ICPPASTTemplateSpecialization) {
				staticMembers(composite).forEach(lowering.globals()::announce);
			}
		}
		if (simple.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_typedef || isInTemplate(simple)) {
			return;
		}
		for (IASTDeclarator d : simple.getDeclarators()) {
			if (Declarators.declaresFunction(d)) {
				lowering.functions().announce(d, simple.getDeclSpecifier());
			} else {
				lowering.globals().announce(d);
			}
		}
	}

	private void announceMember(IASTDeclaration member) {
		if (member instanceof IASTSimpleDeclaration simple) {
			for (IASTDeclarator d : simple.getDeclarators()) {
				if (Declarators.declaresFunction(d)) {
					lowering.functions().announce(d, simple.getDeclSpecifier());
				} else if (simple.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_static) {
					lowering.globals().announceMember(d);
				}
			}
		}
		boolean isType = member instanceof IASTSimpleDeclaration s && s.getDeclSpecifier() instanceof IASTCompositeTypeSpecifier;
		if (member instanceof IASTFunctionDefinition || member instanceof ICPPASTTemplateDeclaration) {
			announce(member);
		} else if (isType) {
			for (IASTDeclaration inner : ((IASTCompositeTypeSpecifier) ((IASTSimpleDeclaration) member).getDeclSpecifier()).getMembers()) {
				announceMember(inner);
			}
		}
	}

	/** The static members of a class and of those inside it that are defined with their declarations. */
	private static List<IASTDeclarator> staticMembers(IASTCompositeTypeSpecifier composite) {
		List<IASTDeclarator> found = new ArrayList<>();
		for (IASTDeclaration member : composite.getMembers()) {
			if (!(member instanceof IASTSimpleDeclaration simple)) {
				continue;
			}
			if (simple.getDeclSpecifier() instanceof IASTCompositeTypeSpecifier inner) {
				found.addAll(staticMembers(inner));
			}
			if (simple.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_static) {
				Stream.of(simple.getDeclarators()).filter(d -> !Declarators.declaresFunction(d))
						.filter(d -> d.getInitializer() != null || isInline(simple)).forEach(found::add);
			}
		}
		return found;
	}

	private static boolean isInline(IASTSimpleDeclaration declaration) {
		return declaration.getDeclSpecifier().isInline();
	}

	private static boolean isInTemplate(IASTDeclaration declaration) {
		return declaration.getParent() instanceof ICPPASTTemplateDeclaration;
	}

	private static IASTDeclaration[] inside(IASTDeclaration declaration) {
		if (declaration instanceof ICPPASTNamespaceDefinition namespace) {
			return namespace.getDeclarations();
		}
		return declaration instanceof ICPPASTLinkageSpecification linkage ? linkage.getDeclarations()
				: IASTDeclaration.EMPTY_DECLARATION_ARRAY;
	}

	/** @param storage of variables that are not declared {@code static}: those of an unnamed namespace are internal too */
	private void declare(IASTDeclaration declaration, Storage storage) {
		if (declaration instanceof IASTSimpleDeclaration simple) {
			declare(simple, storage);
		} else if (declaration instanceof ICPPASTAliasDeclaration alias) {
			DeclaredType declared = lowering.types().declared(alias.getMappingTypeId(), lowering.globals().fileScope());
			lowering.globals().fileScope().declare(alias.getAlias().toString(), new Scope.OfType(declared.type(), declared.reference()));
		} else if (declaration instanceof ICPPASTNamespaceDefinition namespace) {
			boolean unnamed = namespace.getName().toString().isEmpty();
			for (IASTDeclaration inner : namespace.getDeclarations()) {
				declare(inner, unnamed ? Storage.STATIC_GLOBAL : storage);
			}
		} else if (declaration instanceof ICPPASTLinkageSpecification linkage) {
			for (IASTDeclaration inner : linkage.getDeclarations()) {
				declare(inner, storage);
			}
		} else {
			unfollowed(declaration);
		}
	}

	/** What executes code before {@code main} that is not followed: variables of templates, structured bindings. */
	private void unfollowed(IASTDeclaration declaration) {
		if (lowering.unit().tree().headers().isSystem(lowering.places().of(declaration).path())) {
			return;
		}
		if (declaration instanceof ICPPASTStructuredBindingDeclaration) {
			lowering.initialization().addUnknown(lowering.places().of(declaration),
					Unlowered.BINDING_OUTSIDE_FUNCTIONS_IS_NOT_MODELLED.of());
		} else if (declaration instanceof ICPPASTTemplateDeclaration template) {
			boolean executes = template.getDeclaration() instanceof IASTSimpleDeclaration simple
					&& !Declarators.isComputed(simple.getDeclSpecifier())
					&& Stream.of(simple.getDeclarators()).anyMatch(UnitLowering::executes);
			if (executes) {
				lowering.initialization().addUnknown(lowering.places().of(declaration),
						Unlowered.HOW_VARIABLE_OF_TEMPLATE_STARTS_IS_NOT_MODELLED.of());
			}
		}
		new InstantiatedVariables(lowering).declare(declaration);
	}

	private static boolean executes(IASTDeclarator d) {
		return !Declarators.declaresFunction(d) && !HarmlessCode.is(d);
	}

	private void declare(IASTSimpleDeclaration simple, Storage storage) {
		Scope scope = lowering.globals().fileScope();
		IASTDeclSpecifier specifier = simple.getDeclSpecifier();
		if (specifier.getStorageClass() == IASTDeclSpecifier.sc_typedef) {
			lowering.declarations().typedefs(simple, lowering.types().specified(specifier, scope), scope);
			return;
		}
		boolean definesType = !(specifier instanceof IASTSimpleDeclSpecifier);
		if (definesType) {
			lowering.types().specified(specifier, scope);
		}
		if (specifier instanceof IASTCompositeTypeSpecifier composite && !unit.isC()) {
			staticMembers(composite).forEach(d -> lowering.globals().declare(d, Storage.GLOBAL));
		}
		for (IASTDeclarator d : simple.getDeclarators()) {
			if (!Declarators.declaresFunction(d)) {
				lowering.globals().declare(d, storage);
			}
		}
	}

	/** Pragmas outside functions: declarative ones are at home there, the others have nothing to govern. */
	private void stray(Pragma pragma) {
		pragma.messages().forEach(unit::add);
		boolean declares = pragma.directive().filter(d -> d.names().stream().noneMatch(UnitLowering::standsAnywhere)).isEmpty();
		if (declares || lowering.functions().isInsideUnlowered(pragma.start())) {
			return;
		}
		String name = pragma.directive().get().spelling();
		unit.add(new SourceMessage(MessageKind.SYNTAX, pragma.range(), lowering.functions().isInside(pragma.start())
				? Unlowered.X_STANDS_WHERE_NO_STATEMENT_CAN_STAND.of(name)
				: Unlowered.X_STANDS_OUTSIDE_A_FUNCTION.of(name)));
	}

	private static boolean standsAnywhere(DirectiveName name) {
		return name.isDeclarative() || name == DirectiveName.BEGIN_METADIRECTIVE || name == DirectiveName.METADIRECTIVE
				|| name == DirectiveName.ERROR || name == DirectiveName.NOTHING;
	}
}
