! Claim: a generator whose state is a module variable. Source: OpenMP 5.2 §5.1.2
module gen
  implicit none
  integer :: seed = 17
contains
  integer function draw()
    seed = mod(seed * 171 + 11213, 53125) !@ race(seed)
    draw = seed !@ race(seed)
  end function draw
end module gen

program mc
  use gen
  implicit none
  integer :: i, hits
  hits = 0
  !$omp parallel do reduction(+:hits) !@ RACE
  do i = 1, 40
    hits = hits + mod(draw(), 4)
  end do
  print *, hits >= 0
end program mc
