package org.racelens.headless.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.racelens.headless.store.Manifest.Variant;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.ContentDigest;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.Consulted;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.ReadUnit;
import org.racelens.openmp.unit.TracingFrontEnd;

/** Reads each text once, as long as it and what it includes stay as they are. */
public final class UnitStore implements FrontEnd {
	private final TracingFrontEnd frontEnd;
	private final ResultStore store;
	/** the contents of files in this run */
	private final Map<String, Optional<String>> digests = new ConcurrentHashMap<>();

	public UnitStore(TracingFrontEnd frontEnd, ResultStore store) {
		this.frontEnd = frontEnd;
		this.store = store;
	}

	@Override
	public ParsedUnit parse(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		return known(source, command, cancellation).unit();
	}

	@Override
	public Optional<ParsedUnit> fromStart(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		return frontEnd.fromStart(source, command, cancellation);
	}

	/**
	 * What a text means. It is read now where it is not known.
	 *
	 * @throws FrontEndException as {@link FrontEnd#parse} does
	 */
	public KnownUnit known(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		Optional<String> key = store.key("manifest",
				new UnitKey(store.product(), Path.of("").toAbsolutePath().toString(), frontEnd.folders(command), source, command));
		Manifest manifest = key.flatMap(k -> store.get(k, Manifest.class)).orElseGet(Manifest::none);
		Optional<String> holding = manifest.variants().stream().filter(v -> holds(v.files())).map(Variant::unit).findFirst();
		return holding.isPresent() ? new KnownUnit(source, holding, () -> unit(holding.get(), source, command, cancellation))
				: read(source, command, cancellation, key, manifest);
	}

	private boolean holds(Consulted files) {
		return files.missing().stream().allMatch(path -> digest(path).isEmpty())
				&& files.found().entrySet().stream().allMatch(f -> digest(f.getKey()).equals(Optional.of(f.getValue())));
	}

	private Optional<String> digest(String path) {
		return digests.computeIfAbsent(path, frontEnd::digest);
	}

	private KnownUnit read(SourceText source, CompileCommand command, Cancellation cancellation, Optional<String> key, Manifest manifest)
			throws FrontEndException {
		ReadUnit read = frontEnd.read(source, command, cancellation);
		Optional<byte[]> bytes = store.forms().bytes(read.unit());
		Optional<String> digest = bytes.map(ContentDigest::of);
		if (key.isPresent() && digest.isPresent() && read.consulted().isPresent() && !cancellation.isCancelled()) {
			place(digest.get()).ifPresent(place -> {
				store.put(place, bytes.get());
				store.put(key.get(), manifest.with(new Variant(read.consulted().get(), digest.get())));
			});
		}
		return new KnownUnit(source, digest, read::unit);
	}

	private Optional<String> place(String digest) {
		return store.key("unit", List.of(store.product(), digest));
	}

	/** From disk; where it is damaged there, the text is read again. */
	private ParsedUnit unit(String digest, SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		Optional<ParsedUnit> kept = place(digest).flatMap(place -> store.get(place, ParsedUnit.class));
		if (kept.isPresent()) {
			return kept.get();
		}
		ParsedUnit again = frontEnd.parse(source, command, cancellation);
		if (!store.forms().bytes(again).map(ContentDigest::of).equals(Optional.of(digest))) {
			throw new FrontEndException("what it includes has changed while it was read");
		}
		return again;
	}
}
