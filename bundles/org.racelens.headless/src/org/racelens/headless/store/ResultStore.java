package org.racelens.headless.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.racelens.headless.source.SourceReader;
import org.racelens.model.source.ContentDigest;

/**
 * Values on disk that earlier runs have found, under the digests of what they are made of. May be used by several threads, and by several
 * processes at once.
 */
public final class ResultStore implements AutoCloseable {
	private static final long MOST_BYTES = 1L << 30;

	private final Optional<StoreFolder> folder;
	private final String product;
	private final RecordForms forms = new RecordForms();
	private final AtomicBoolean changed = new AtomicBoolean();
	private final AtomicBoolean broken = new AtomicBoolean();
	private final AtomicInteger asBefore = new AtomicInteger();
	private volatile Optional<String> problem = Optional.empty();

	private ResultStore(Optional<StoreFolder> folder, String product) {
		this.folder = folder;
		this.product = product;
	}

	/** A store in a folder, which is made where it is not there; one that keeps nothing where that fails, or where it can be read only. */
	public static ResultStore in(Path path) {
		try {
			StoreFolder folder = StoreFolder.open(path);
			ResultStore store = new ResultStore(Optional.of(folder), Product.digest());
			folder.closed().ifPresent(store::fail);
			return store;
		} catch (IOException e) {
			ResultStore none = new ResultStore(Optional.empty(), "");
			none.fail(e);
			return none;
		}
	}

	/** Why results are not kept, in words for the user; empty where they are. */
	public Optional<String> problem() {
		return problem;
	}

	String product() {
		return product;
	}

	RecordForms forms() {
		return forms;
	}

	/** How many files had the answer of an earlier run. */
	public int asBefore() {
		return asBefore.get();
	}

	void countAsBefore() {
		asBefore.incrementAndGet();
	}

	/** The key of what the values of a record decide; empty where they cannot be told. */
	Optional<String> key(String kind, Object decisive) {
		return forms.bytes(List.of(kind, decisive)).map(ContentDigest::of);
	}

	<T> Optional<T> get(String key, Class<T> type) {
		return folder.flatMap(f -> f.get(key)).flatMap(bytes -> forms.value(bytes, type));
	}

	void put(String key, Object value) {
		forms.bytes(value).ifPresent(bytes -> put(key, bytes));
	}

	/** After a failure nothing more is tried: the disk is full. */
	void put(String key, byte[] bytes) {
		if (folder.isPresent() && !broken.get()) {
			try {
				folder.get().put(key, bytes);
				changed.set(true);
			} catch (IOException e) {
				fail(e);
			}
		}
	}

	private void fail(IOException e) {
		broken.set(true);
		problem = Optional.of(SourceReader.reason(e));
	}

	/** Gives back room that is not needed. */
	@Override
	public void close() {
		if (changed.get()) {
			folder.ifPresent(f -> f.sweep(MOST_BYTES));
		}
	}
}
