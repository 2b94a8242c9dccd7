! Claim: a generator whose state is threadprivate. Source: OpenMP 5.2 §5.2. Output: depends on the team size
module gen
  implicit none
  integer, save :: seed = 17
  !$omp threadprivate(seed)
contains
  integer function draw()
    seed = mod(seed * 171 + 11213, 53125)
    draw = seed
  end function draw
end module gen

program mc
  use gen
  implicit none
  integer :: i, hits
  hits = 0
  !$omp parallel do reduction(+:hits) copyin(seed) !@ RACE_FREE
  do i = 1, 40
    hits = hits + mod(draw(), 4)
  end do
  print *, hits >= 0
end program mc
