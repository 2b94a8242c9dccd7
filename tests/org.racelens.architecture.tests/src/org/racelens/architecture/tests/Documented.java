package org.racelens.architecture.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;

/**
 * A type or method with its text.
 *
 * @param room the package
 * @param isSeen whether other bundles see it and nothing else describes it: no override, no part of a record's head, no method of a visitor
 */
record Documented(String bundle, String room, String name, Kind kind, boolean isSeen, Optional<String> text) {
	/** What has a text. */
	enum Kind {
		TYPE, METHOD
	}

	/** All types and methods of bundles. */
	static List<Documented> of(List<Bundle> bundles) throws IOException {
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		List<Documented> all = new ArrayList<>();
		try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
			for (Bundle bundle : bundles) {
				List<Path> sources = sources(bundle);
				if (sources.isEmpty()) {
					continue;
				}
				JavacTask task = (JavacTask) compiler.getTask(null, files, null, null, null,
						files.getJavaFileObjectsFromPaths(sources));
				DocTrees texts = DocTrees.instance(task);
				for (CompilationUnitTree unit : task.parse()) {
					String room = String.valueOf(unit.getPackageName());
					new Reader(bundle.name(), room, bundle.exportedPackages().contains(room), texts, all).scan(unit, null);
				}
			}
		}
		return all;
	}

	private static List<Path> sources(Bundle bundle) throws IOException {
		Path folder = bundle.folder().resolve("src");
		if (!bundle.name().startsWith("org.racelens.") || !Files.isDirectory(folder)) {
			return List.of();
		}
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(f -> f.toString().endsWith(".java")).sorted().collect(Collectors.toList());
		}
	}

	private static final class Reader extends TreePathScanner<Void, Void> {
		private final String bundle;
		private final String room;
		private final boolean exported;
		private final DocTrees texts;
		private final List<Documented> all;

		Reader(String bundle, String room, boolean exported, DocTrees texts, List<Documented> all) {
			this.bundle = bundle;
			this.room = room;
			this.exported = exported;
			this.texts = texts;
			this.all = all;
		}

		@Override
		public Void visitClass(ClassTree type, Void nothing) {
			if (!type.getSimpleName().isEmpty()) {
				add(type.getSimpleName().toString(), Kind.TYPE, isSeen(getCurrentPath()));
			}
			return super.visitClass(type, nothing);
		}

		@Override
		public Void visitMethod(MethodTree method, Void nothing) {
			ClassTree owner = (ClassTree) getCurrentPath().getParentPath().getLeaf();
			boolean described = method.getReturnType() == null || isOverride(method.getModifiers()) || isOfVisitor(owner, method)
					|| owner.getKind() == Tree.Kind.RECORD && isPart(owner, method);
			add(owner.getSimpleName() + "." + method.getName(), Kind.METHOD, !described && isSeen(getCurrentPath()));
			return super.visitMethod(method, nothing);
		}

		private void add(String name, Kind kind, boolean isSeen) {
			Optional<String> text = Optional.ofNullable(texts.getDocComment(getCurrentPath())).map(String::strip);
			all.add(new Documented(bundle, room, name, kind, isSeen, text.filter(t -> !t.isEmpty())));
		}

		/** Whether this and all around it are public; what stands in an interface is. */
		private boolean isSeen(TreePath path) {
			if (!(path.getLeaf() instanceof ClassTree) && !(path.getLeaf() instanceof MethodTree)) {
				return exported;
			}
			Set<Modifier> modifiers = path.getLeaf() instanceof ClassTree c ? c.getModifiers().getFlags()
					: ((MethodTree) path.getLeaf()).getModifiers().getFlags();
			Tree around = path.getParentPath().getLeaf();
			boolean open = modifiers.contains(Modifier.PUBLIC)
					|| around.getKind() == Tree.Kind.INTERFACE && !modifiers.contains(Modifier.PRIVATE);
			return open && (around instanceof ClassTree || around instanceof CompilationUnitTree) && isSeen(path.getParentPath());
		}

		private static boolean isOverride(ModifiersTree modifiers) {
			return modifiers.getAnnotations().stream().anyMatch(a -> a.getAnnotationType().toString().equals("Override"));
		}

		/** A visitor's methods differ in what they visit alone, and what accepts one hands it on. */
		private static boolean isOfVisitor(ClassTree owner, MethodTree method) {
			String name = method.getName().toString();
			return owner.getKind() == Tree.Kind.INTERFACE && (name.startsWith("visit") || name.equals("accept"));
		}

		private static boolean isPart(ClassTree record, MethodTree method) {
			return method.getParameters().isEmpty() && record.getMembers().stream()
					.anyMatch(m -> m instanceof VariableTree v && v.getName().equals(method.getName()));
		}
	}
}
