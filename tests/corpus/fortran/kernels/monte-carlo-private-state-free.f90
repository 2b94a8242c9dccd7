! Claim: a generator whose state is private and seeded by the iteration. Source: OpenMP 5.2 §5.4.3
program mc
  implicit none
  integer :: i, k, seed, hits
  hits = 0
  !$omp parallel do private(seed, k) reduction(+:hits) !@ RACE_FREE
  do i = 1, 40
    seed = 17 * i
    do k = 1, 10
      call advance(seed)
      if (mod(seed, 4) == 1) hits = hits + 1
    end do
  end do
  print *, hits
contains
  subroutine advance(s)
    integer, intent(inout) :: s
    s = mod(s * 171 + 11213, 53125)
  end subroutine advance
end program mc
